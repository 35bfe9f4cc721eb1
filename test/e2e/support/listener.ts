import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { BLANK, type Tile } from '../../../engine/equipment/tile-set.ts';
import { parseStart } from '../../../engine/notation/coordinates.ts';
import { type Board, emptyBoard, type Placement, withTiles } from '../../../engine/play/board.ts';
import { letter } from '../../support/tiles.ts';
import { PATIENCE } from './match.ts';

const LAYOUT = BOARD_LAYOUTS.classic;

/** Somebody who sees nothing: all that is known is what the page's live regions said, in the order in which they did. */
export class Listener {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Hears what is said on `page` from now on. */
  static async at(page: Page): Promise<Listener> {
    await page.evaluate(() => {
      const said: string[] = [];
      Object.defineProperty(document, 'said', { value: () => said });
      const last = new Map<Element, string>();
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[aria-live], [role=status], [role=alert]');
          const text = region?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          if (!region || text === '' || last.get(region) === text) continue;
          last.set(region, text);
          said.push(text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return new Listener(page);
  }

  said(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      'said' in document && document.said instanceof Function ? document.said() : [],
    );
  }

  /** Resolves with the first that matches, however long ago it was said. */
  async hears(what: RegExp): Promise<RegExpExecArray> {
    let heard: RegExpExecArray | null = null;
    const hear = async (): Promise<boolean> => {
      heard = (await this.said()).map((text) => what.exec(text)).find((match) => match !== null) ?? null;
      return heard !== null;
    };
    await expect.poll(hear, { timeout: PATIENCE, message: `nobody said ${what}` }).toBe(true);
    if (heard === null) throw new Error(`nobody said ${what}`);
    return heard;
  }

  /** Resolves when the last that was said of a turn is that it is the own one. */
  async hearsOwnTurn(): Promise<void> {
    const last = async (): Promise<string | undefined> =>
      (await this.said()).findLast((text) => text.endsWith(' turn.'));
    await expect.poll(last, { timeout: PATIENCE }).toMatch(/Your turn\.$/);
  }

  /** The own rack, as it was told last. */
  async rack(): Promise<Tile[]> {
    const told = (await this.said()).findLast((text) => text.startsWith('You hold ')) ?? '';
    return told
      .replace(/^You hold |\.$/g, '')
      .split(/, | and /)
      .map((name) => (name === 'blank' ? BLANK : letter(name)));
  }

  /** The board, from the plays that were told: `Ida: 8H GOOD, 12 points.` */
  async board(): Promise<Board> {
    const plays = (await this.said()).flatMap(
      (text) => /^\w+: (\w+ \S+), \d+ points?\./.exec(text)?.[1] ?? [],
    );
    return [...new Set(plays)].reduce((board, play) => withTiles(board, laidBy(play)), emptyBoard(225));
  }
}

/** The tiles of a play in standard notation, where small letters are blanks and `(LETTERS)` were there. */
function laidBy(play: string): Placement[] {
  const [place = '', word = ''] = play.split(' ');
  const start = parseStart(LAYOUT, place);
  if (!start.ok) throw new Error(`no such place: ${place}`);
  const stride = start.value.direction === 'across' ? 1 : LAYOUT.columns;
  const faces = [...word.matchAll(/\((\w+)\)|(\w)/g)].flatMap(([, there, face]) =>
    there === undefined ? [face ?? ''] : [...there].map(() => null),
  );
  return faces.flatMap((face, index) =>
    face === null
      ? []
      : [
          {
            square: square(start.value.square + index * stride),
            letter: letter(face.toUpperCase()),
            blank: face !== face.toUpperCase(),
          },
        ],
  );
}
