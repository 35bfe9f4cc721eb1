import type { Locator, Page } from 'playwright-core';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { BLANK, type Tile } from '../../../engine/equipment/tile-set.ts';
import { formatBoard } from '../../../engine/notation/position.ts';
import type { Board, BoardTile } from '../../../engine/play/board.ts';
import { letter } from '../../support/tiles.ts';
import type { Device, Visitor } from './browser.ts';

/** What one look at the table shows. */
export interface Glance {
  /** What was played, as a position string. */
  readonly board: string;
  /** By seat. */
  readonly scores: readonly number[];
  /** Who has the turn, by seat; null where nobody has. */
  readonly toMove: number | null;
  readonly phase: string;
}

/** A tile that stands on the rack, and its slot. */
export interface RackTile {
  readonly slot: number;
  readonly tile: Tile;
}

const LAYOUT = BOARD_LAYOUTS.classic;

/** A room's page as a person finds his way on it: by the names that things have. */
export class TablePage {
  readonly page: Page;
  /** Whose page it is. */
  readonly visitor: Visitor;

  private constructor(page: Page, visitor: Visitor) {
    this.page = page;
    this.visitor = visitor;
  }

  /** In a tab of its own. */
  static async open(visitor: Visitor, url: string): Promise<TablePage> {
    const page = await visitor.newPage();
    await page.goto(url);
    return new TablePage(page, visitor);
  }

  get name(): string {
    return this.visitor.name;
  }

  get device(): Device {
    return this.visitor.device;
  }

  /** Presses a button or link by its name. */
  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    const button = within.getByRole('button', { name, exact: true });
    await this.touch(button).catch(async (error: unknown) => {
      throw new Error(`${this.name} cannot press ${name}. There is:\n${await this.read()}`, { cause: error });
    });
  }

  /** What the page says, as it is read aloud, without the board. */
  private async read(): Promise<string> {
    const lines = (await this.page.locator('body').ariaSnapshot()).split('\n');
    return lines.filter((line) => !/^\s*- (row|gridcell)\b/.test(line)).join('\n');
  }

  /** As a finger or a mouse does. */
  touch(target: Locator): Promise<void> {
    return this.device === 'phone' ? target.tap() : target.click();
  }

  /** Sits down on the free seat of the room that the page shows. */
  async takeSeat(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.press('Take this seat');
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The page while the room is in this phase. */
  phase(phase: 'waiting' | 'playing' | 'lastPlay' | 'over'): Locator {
    return this.page.locator(`main[data-phase=${phase}]`);
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  square(at: number): Locator {
    return this.page.locator(`[role=gridcell][data-square="${at}"]`);
  }

  slot(slot: number): Locator {
    return this.list().locator(`[data-slot="${slot}"]`);
  }

  list(): Locator {
    return this.page.getByRole('list', { name: 'Your rack' });
  }

  /** The tiles on the rack, in the order shown. */
  async rack(): Promise<RackTile[]> {
    const buttons = await this.list()
      .locator('[data-slot]')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('data-slot'), each.getAttribute('aria-label')]),
      );
    return buttons.map(([slot, label]) => ({
      slot: Number(slot),
      tile: label === 'blank' ? BLANK : letter((label ?? '').split(',')[0] ?? ''),
    }));
  }

  /** What was played and, apart from it, what lies there without having been played. */
  async squares(): Promise<{ readonly board: Board; readonly draft: Board }> {
    const labels = await this.page
      .locator('[role=grid][aria-label=Board] [role=gridcell]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    return {
      board: played(labels),
      draft: labels.map((label) => (isLaid(label) ? tileIn(label) : null)),
    };
  }

  /** What lies on a square without having been played. */
  async laid(at: number): Promise<BoardTile | null> {
    const label = (await this.square(at).getAttribute('aria-label')) ?? '';
    return isLaid(label) ? tileIn(label) : null;
  }

  /** A line of the result's table, a number for each seat. */
  async sum(name: string | RegExp): Promise<number[]> {
    const cells = this.page.getByRole('row', { name }).getByRole('cell');
    return (await cells.allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/\s|\+/g, '')),
    );
  }

  /** All in one question by attributes: asked for again and again, roles and names would be worked out each time. */
  async glance(): Promise<Glance> {
    const seen = await this.page.evaluate(() => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent ?? '');
      return {
        labels: all('[role=grid][aria-label=Board] [role=gridcell]').map(
          (each) => each.getAttribute('aria-label') ?? '',
        ),
        names: texts('section[aria-label=Scores] h2'),
        scores: texts('section[aria-label=Scores] [data-score]'),
        phase: document.querySelector('main')?.getAttribute('data-phase') ?? '',
      };
    });
    const toMove = seen.names.findIndex((name) => /^Your turn$| has the turn$/.test(name.trim()));
    return {
      board: formatBoard(LAYOUT, played(seen.labels)),
      scores: seen.scores.map((score) => Number(score.replace('−', '-'))),
      toMove: toMove < 0 ? null : toMove,
      phase: seen.phase,
    };
  }
}

const isLaid = (label: string): boolean => label.endsWith('not played yet');

const played = (labels: readonly string[]): Board =>
  labels.map((label) => (isLaid(label) ? null : tileIn(label)));

/** Of a square's label: `H8, star, double word, empty`, `H9, Q, 10 points` or `H9, Q, blank, not played yet`. */
function tileIn(label: string): BoardTile | null {
  const [, face = '', worth] = label.split(', ');
  return label.endsWith(', empty') ? null : { letter: letter(face), blank: worth === 'blank' };
}
