/** What may come next. `keyOrEnd` and `itemOrEnd` are behind an opening bracket. */
type Wanted = 'value' | 'itemOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'next';

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\t\r\n]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The line, from 1, where a text that is no JSON stops to be it; the runtime's own message seldom tells. */
export function jsonFaultLine(text: string): number {
  const open: string[] = [];
  let wanted: Wanted | null = 'value';
  for (let at = 0; ; ) {
    const from = endOf(SPACE, text, at) ?? at;
    const end = endOf(TOKEN, text, from);
    wanted = end === null ? null : wantedBehind(text.slice(from, end), wanted, open);
    if (end === null || wanted === null) return text.slice(0, from).split('\n').length;
    at = end;
  }
}

function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** What is wanted behind `token`, whose brackets are kept in `open`; null where it may not come. */
function wantedBehind(token: string, wanted: Wanted, open: string[]): Wanted | null {
  switch (wanted) {
    case 'colon':
      return token === ':' ? 'value' : null;
    case 'next':
      if (token === ',' && open.length > 0) return open.at(-1) === '{' ? 'key' : 'value';
      return close(token, open);
    case 'keyOrEnd':
    case 'key':
      if (token.startsWith('"')) return 'colon';
      return wanted === 'keyOrEnd' ? close(token, open) : null;
    case 'itemOrEnd':
    case 'value':
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'keyOrEnd' : 'itemOrEnd';
      }
      if (!/^[\]},:]/.test(token)) return 'next';
      return wanted === 'itemOrEnd' ? close(token, open) : null;
  }
}

function close(token: string, open: string[]): Wanted | null {
  const closes = (token === '}' && open.at(-1) === '{') || (token === ']' && open.at(-1) === '[');
  if (!closes) return null;
  open.pop();
  return 'next';
}
