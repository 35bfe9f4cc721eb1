import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS, type Look, TILES } from '../../../client/state/settings.ts';
import { ROOT } from '../../../scripts/support/paths.ts';

/** Red, green and blue of linear light, 0 to 1. */
export type Colour = readonly [number, number, number];

type Tokens = ReadonlyMap<string, string>;

const STYLE = join(ROOT, 'client', 'style');
const css = ['tokens.css', 'looks.css']
  .map((name) => readFileSync(join(STYLE, name), 'utf8').replace(/\/\*.*?\*\//gs, ''))
  .join('\n');

/** The declarations of every rule with this selector among its own. */
function tokensOf(selector: string): Tokens {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  return new Map(
    rules.flatMap(([, , text = '']) =>
      [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

/** A way that the page can look; `contrast` by day and by night are two. */
export interface Shown extends Pick<Look, 'board' | 'tiles'> {
  readonly isContrast: boolean;
  readonly isNight: boolean;
}

/** All that can be set. */
export const ALL_LOOKS: readonly Shown[] = [false, true].flatMap((isNight) =>
  [false, true].flatMap((isContrast) =>
    BOARDS.flatMap((board) => TILES.map((tiles) => ({ board, tiles, isContrast, isNight }))),
  ),
);

/** The colours of one look, by token. Throws where a token is no plain colour. */
export function palette({ board, tiles, isContrast, isNight }: Shown): (token: string) => Colour {
  const tokens = new Map([
    ...tokensOf(':root'),
    ...tokensOf(`[data-look~="${board}"]`),
    ...tokensOf(`[data-look~="${tiles}"]`),
    ...(isContrast ? tokensOf(':root[data-look~="contrast"]') : []),
  ]);
  return (token) => {
    const value = tokens.get(`--${token}`) ?? '';
    const [, day = value, night = value] = /^light-dark\((.+?), (.+?)\)$/.exec(value) ?? [];
    return linear(isNight ? night : day);
  };
}

function linear(hex: string): Colour {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`no colour: ${hex}`);
  return [channel(red), channel(green), channel(blue)];
}

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** What an eye makes of a colour that lacks one kind of cone (Viénot, Brettel and Mollon 1999), or all of them. */
export const COLOUR_VISIONS: Readonly<Record<string, (colour: Colour) => Colour>> = {
  protanopia: ([r, g, b]) => [0.11238 * r + 0.88762 * g, 0.11238 * r + 0.88762 * g, 0.00401 * (r - g) + b],
  deuteranopia: ([r, g, b]) => [0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * (r - g) + b],
  achromatopsia: (colour) => [luminance(colour), luminance(colour), luminance(colour)],
};
