import { expect, test } from 'vitest';
import { masked } from '../../../engine/protocol/rude-words.ts';

test.each([
  ['Shit!', 'S***!'],
  ['you absolute fuuuuckers', 'you absolute f*********'],
  ['sh1t and $hit, SHÍT', 's*** and $***, S***'],
  ['bullshitting? wanker', 'b***********? w*****'],
])('[J8] %j is shown as %j', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

test.each([
  'Scunthorpe, Penistone and Sussex',
  'class, assess, cocktail, shiitake, Dickens',
  'I pass; a con, a spice rack',
  '\u{1f600} 1234 ÆØÅ 漢字',
])('[J8] %j has no rude word in it and stays', (text) => {
  expect(masked(text)).toBe(text);
});

test('[J8] slurs are known by their fingerprint, in the plural too', () => {
  const slur = ['f', 'a', 'g'].join('');
  expect(masked(`${slur} ${slur}s`)).toBe('f** f***');
});
