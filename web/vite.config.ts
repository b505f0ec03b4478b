import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './plugins/breakpoints.ts';
import { icons } from './plugins/icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.CABALE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: {
    alias: { $: here('./src') },
    // The tests run Svelte as a browser does, with effects.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  css: { postcss: { plugins: [breakpoints()] } },
  base: '/app/',
  build: {
    outDir: '../src/cabale/server/app',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        // A shared piece would be named after all that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Few files, since each is a request: what the first page runs is one of them, and what
          // several screens share comes in pieces of some size.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 30_000,
              priority: 1,
            },
          ],
        },
      },
    },
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    pool: 'vmThreads', // a page of its own for each file, and jsdom loaded once
    environmentOptions: { jsdom: { url: 'http://localhost:8000/' } },
    include: ['src/**/*.test.ts'],
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
});
