/** The browser's offer to install the page as an app, kept until somebody takes it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const install = $state<{ offer: InstallOffer | null }>({ offer: null });

/** Called once. Browsers without such an offer never make one. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (install.offer = null));
}

export async function acceptInstall(): Promise<void> {
  const { offer } = install;
  install.offer = null;
  await offer?.prompt();
}
