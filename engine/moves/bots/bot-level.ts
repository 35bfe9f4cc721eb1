/** How well a computer opponent plays, weakest first. */
export const BOT_LEVELS = ['expert', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** What an opponent of each level is called. */
export const BOT_NAMES: Readonly<Record<BotLevel, string>> = {
  expert: 'Vera',
  master: 'Maia',
};
