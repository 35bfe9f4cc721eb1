import type { Locator } from 'playwright-core';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { formatBoard } from '../../../engine/notation/position.ts';
import type { Visitor } from './browser.ts';
import { dropFile } from './drop-file.ts';
import { TablePage } from './table-page.ts';

/** What one look at a game from a file shows. */
export interface ReplayGlance {
  /** As a position string. */
  readonly board: string;
  /** By player. */
  readonly scores: readonly string[];
  /** The turn that is marked in the list; empty at the beginning. */
  readonly turn: string;
  /** What was read aloud last. */
  readonly aloud: string;
}

/** The page for game files as a person finds his way on it. */
export class ReplayPage {
  readonly table: TablePage;

  private constructor(table: TablePage) {
    this.table = table;
  }

  /** The way from the start page. */
  static async open(visitor: Visitor, url: string): Promise<ReplayPage> {
    const table = await TablePage.open(visitor, url);
    await table.touch(table.page.getByRole('link', { name: 'Open a game file' }));
    await table.page.getByRole('heading', { name: 'Open a game file' }).waitFor();
    return new ReplayPage(table);
  }

  get field(): Locator {
    return this.table.page.getByRole('textbox', { name: 'Text of a file' });
  }

  heading(name: string): Locator {
    return this.table.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async paste(text: string): Promise<void> {
    await this.field.fill(text);
    await this.table.press('Open the text');
  }

  /** Holds a file over the page and lets it fall. */
  drop(name: string, bytes: Uint8Array): Promise<void> {
    return dropFile(this.table.page, name, bytes, 'Drop the file to open it');
  }

  async glance(): Promise<ReplayGlance> {
    const { page } = this.table;
    const { board } = await this.table.squares();
    return {
      board: formatBoard(BOARD_LAYOUTS.classic, board).replace(/^[./]*|[./]*$/g, ''),
      scores: await page.locator('[data-score]').allTextContents(),
      turn: (await page.locator('[aria-current=step]').allTextContents()).join(),
      aloud: (await page.locator('[aria-live=polite]').textContent()) ?? '',
    };
  }
}
