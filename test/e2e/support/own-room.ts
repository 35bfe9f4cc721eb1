import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { TablePage } from './table-page.ts';

/** Makes a room by these rules for two, as the page's form does; gives its link. */
export function ownRoom({ page }: TablePage, ruleset: Ruleset): Promise<string> {
  return page.evaluate(async (rules) => {
    await fetch('/api/session', { method: 'POST' });
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: digits.join(''), ruleset: rules, seats: 2, name: '' }),
    });
    const made: unknown = await answer.json();
    if (typeof made !== 'object' || made === null || !('link' in made)) throw new Error(JSON.stringify(made));
    return location.origin + String(made.link);
  }, ruleset);
}
