import { partOf } from '../parts/part.ts';

/** The rules as a dialog, for pages that do without them until they are asked for. */
export const rulesPart = partOf(async () => (await import('./rules-dialog.tsx')).RulesDialog);
