import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { RoomMadeEvent, StoredEvent } from '../state/room-events.ts';

/**
 * An event as it is written today, from one that an earlier version wrote: what its rulesets and challenges did not say
 * yet was as it is filled in here. What they say keeps its place among their fields: a snapshot is held against the log by
 * its text.
 */
export function upgraded(event: StoredEvent): StoredEvent {
  switch (event.type) {
    case 'roomMade':
      return { ...beforeMakers(event), ...event, ruleset: wholeRuleset(event.ruleset) };
    case 'started':
      return { ...event, ruleset: wholeRuleset(event.ruleset) };
    case 'challenged':
      return { ...event, ...BEFORE_AWARDS, ...event };
    case 'passed':
      return { ...event, ...BEFORE_CLOCKS, ...event };
    case 'ended':
      return { ...event, standings: event.standings.map((each) => ({ ...each, ...NO_OVERTIME, ...each })) };
    default:
      return event;
  }
}

/** Once the maker of private rooms only was kept, and before that of none. */
const beforeMakers = ({
  maker,
}: OptionalIn<RoomMadeEvent, 'maker'>): Pick<RoomMadeEvent, 'maker' | 'private'> => ({
  maker: maker ?? null,
  private: typeof maker === 'string',
});
const BEFORE_AWARDS = { award: null } as const;
const BEFORE_CLOCKS = { by: 'seat' } as const;
const NO_OVERTIME = { timePoints: 0 } as const;
const BEFORE_HOUSE_RULES = { clock: null, gift: 0, blanks: { redeemable: false } } as const;

function wholeRuleset(stored: OptionalIn<Ruleset, 'clock' | 'blanks' | 'gift'>): Ruleset {
  const exchange: OptionalIn<Ruleset['exchange'], 'order'> = stored.exchange;
  const challenge: OptionalIn<Ruleset['challenge'], 'points'> = stored.challenge;
  const end: OptionalIn<Ruleset['end'], 'playOn'> = stored.end;
  return {
    ...stored,
    ...BEFORE_HOUSE_RULES,
    ...stored,
    exchange: { ...exchange, ...{ order: 'drawFirst' }, ...exchange },
    challenge: { ...challenge, ...{ points: null }, ...challenge },
    end: { ...end, ...{ playOn: false }, ...end },
  };
}

type OptionalIn<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
