import { expect, test } from 'vitest';
import { shortName } from './shortname';

test('a long name is its first part, where that is nobody else', () => {
  const names = ['Anne-Charlotte', 'Bartholomew W.', 'Zoé', 'Marie-Lou', 'Marie-Ange'];
  const short = names.map((_, seat) => shortName(seat, names));
  expect(short).toEqual(['Anne', 'Barth.', 'Zoé', 'Marie-Lou', 'Marie-Ange']);
});
