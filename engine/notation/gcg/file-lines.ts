import { ok, type Result } from '../../base/result.ts';
import { badLine, type GcgError } from './gcg-error.ts';

/** UTF-16 units or bytes: far more than any game has. */
export const MAX_GCG_LENGTH = 500_000;

const LINE_END = /\r\n|\r|\n/;
const ENCODING = /^#character-encoding(?:\s+(.*?))?\s*$/is;
const UTF_8 = /^utf-?8$/i;
const LATIN_1 = /^(?:iso[-_]?8859-1|latin-?1|(?:us-)?ascii)$/i;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * The lines of a file, without the one that names its encoding, which becomes empty. Bytes are ISO 8859-1 unless the
 * first line, or a byte order mark, says UTF-8. Text was decoded already, so what it says of itself is not asked.
 */
export function fileLines(input: string | Uint8Array): Result<readonly string[], GcgError> {
  if (input.length > MAX_GCG_LENGTH) return badLine('gcg/too-long', 1, '');
  const lines = typeof input === 'string' ? ok(textLines(input)) : decodedLines(input);
  if (!lines.ok) return lines;
  const [first = '', ...rest] = lines.value.map((line) => line.normalize('NFC'));
  const late = rest.findIndex((line) => ENCODING.test(line));
  if (late >= 0) return badLine('gcg/late-encoding', late + 2, rest[late] ?? '');
  return ok([ENCODING.test(first) ? '' : first, ...rest]);
}

const textLines = (text: string): readonly string[] => text.replace(/^\ufeff/, '').split(LINE_END);

function decodedLines(bytes: Uint8Array): Result<readonly string[], GcgError> {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const marked = text.startsWith(BYTE_ORDER_MARK);
  const lines = text.slice(marked ? BYTE_ORDER_MARK.length : 0).split(LINE_END);
  const declared = ENCODING.exec(lines[0] ?? '');
  const name = declared ? (declared[1] ?? '') : marked ? 'UTF-8' : 'ISO-8859-1';
  if (!UTF_8.test(name) && !LATIN_1.test(name)) return badLine('gcg/unknown-encoding', 1, name);
  if (!marked && LATIN_1.test(name)) return ok(lines);
  const decoded: string[] = [];
  for (const line of lines) {
    const characters = utf8(line);
    if (characters === null) return badLine('gcg/bad-utf8', decoded.length + 1, line);
    decoded.push(characters);
  }
  return ok(decoded);
}

/** Text from a string of bytes, or null where they are no UTF-8. The language itself has no other decoder. */
function utf8(bytes: string): string | null {
  const escaped = bytes.replace(/[%\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
