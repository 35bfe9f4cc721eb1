import { parseArgs } from 'node:util';
import { type Command, type Input, UsageError } from './command.ts';

/** What was asked for. */
export interface Request {
  /** Null where none is named, which only a call for help does. */
  readonly command: Command | null;
  readonly help: boolean;
  readonly json: boolean;
  readonly input: Input;
}

const FLAGS = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** The command and its input from what stands behind `cli --`. Throws a {@link UsageError}. */
export function readArguments(commands: Readonly<Record<string, Command>>, args: readonly string[]): Request {
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  const name = args[at] ?? '';
  const command = Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
  if (command === null && at >= 0) {
    throw new UsageError(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`);
  }
  const taken = Object.fromEntries(
    (command?.options ?? []).map((option) => [option, { type: 'string' } as const]),
  );
  const { values, positionals } = parsed(withNegatives(args.filter((_, index) => index !== at)), {
    ...FLAGS,
    ...taken,
  });
  const options = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  const request = {
    command,
    help: values.help === true,
    json: values.json === true,
    input: { operands: positionals, options },
  };
  if (request.help) return request;
  if (command === null)
    throw new UsageError(`No command is named. There are ${Object.keys(commands).join(', ')}.`);
  checkOperands(command, positionals.length);
  return request;
}

/** `--turn -1` as `--turn=-1`: Node's parser takes what begins with a dash for an option. */
function withNegatives(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const [before = '', next = ''] = [args[index - 1], args[index + 1]];
    const isOption = (text: string): boolean => /^--[a-z]+$/.test(text);
    if (isOption(before) && /^-\d/.test(arg)) return [];
    return isOption(arg) && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });
}

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>;

function parsed(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Behind the first sentence Node explains how its own parser could be told otherwise.
    const [said = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    throw new UsageError(`${said.replace(/\.$/, '')}.`);
  }
}

function checkOperands({ usage, operands: [least, most] }: Command, count: number): void {
  if (count >= least && count <= most) return;
  const what = count < least ? 'Something is missing' : 'That is too much';
  throw new UsageError(`${what}: ${usage}`);
}
