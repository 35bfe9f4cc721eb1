/** Names of fields that leave the room in the record of a finished game only, or never. */
export const INSIDE: readonly string[] = [
  'bag',
  'racks',
  'drawCounter',
  'nonce',
  'nonces',
  'device',
  'member',
  'scorelessBefore',
  'token',
  'person',
  'audience',
  'command',
  'admitted',
];

type Fields = Readonly<Record<string, unknown>>;

interface Field {
  readonly name: string;
  readonly value: unknown;
  /** The object that it is in. */
  readonly of: Fields;
}

/** Every field of a message, at whatever depth. */
export function fieldsIn(value: unknown): readonly Field[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { name, value: inner, of: value },
    ...fieldsIn(inner),
  ]);
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
