/** How well a computer opponent plays, weakest first. */
export const BOT_LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** What an opponent of each level is called. */
export const BOT_NAMES: Readonly<Record<BotLevel, string>> = {
  novice: 'Nils',
  casual: 'Carla',
  club: 'Bruno',
  expert: 'Vera',
  master: 'Maia',
};
