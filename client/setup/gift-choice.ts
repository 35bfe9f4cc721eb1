import { SECOND } from './time-parts.ts';

/** What a press may give: the usual seconds, or as many as one likes. */
export const GIFT_CHOICES = ['0', '15', '30', '60', 'own'] as const;

export type GiftChoice = (typeof GIFT_CHOICES)[number];

/** Offered to who wants a time of their own and had none. */
const FIRST_OWN = 20 * SECOND;

/** The choice that is this gift, in milliseconds. */
export const giftChoice = (gift: number): GiftChoice =>
  GIFT_CHOICES.find((choice) => choice !== 'own' && Number(choice) * SECOND === gift) ?? 'own';

/** The gift of a choice; one's own begins as it was before. */
export function giftOf(choice: GiftChoice, before: number): number {
  if (choice !== 'own') return Number(choice) * SECOND;
  return before === 0 ? FIRST_OWN : before;
}
