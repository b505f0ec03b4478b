import { expect, test } from 'vitest';
import { face, fits, MOODS, type Mood } from '../../art/faces';
import { HEADGEAR } from '../../art/parts/headgear';

/** The shapes of a part, whatever their colours. */
const shapes = (drawing: string) => [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
/** In a top hat and a full beard; with glasses. */
const [HATTED, GLASSES] = ['4561212343', '1015252367'];

test.each(Object.keys(MOODS) as Mood[])('who feels %s keeps hat, beard and glasses', (mood) => {
  expect(fits(HATTED) && fits(GLASSES)).toBe(true);
  const felt = face(HATTED, false, mood);
  for (const shape of shapes(HEADGEAR['hat.top']!)) expect(felt).toContain(shape);
  expect(felt).toContain('M72 88c2 30 8 54 28 54'); // the beard
  expect(face(GLASSES, false, mood)).toContain('M97 84h6M76 83l-5-2'); // between the glasses
  expect(felt).not.toBe(face(HATTED));
});
