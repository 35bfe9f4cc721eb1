/** Nicks that events can use: without spaces and colons, none empty, and no two the same. */
export function gcgNicks(names: readonly string[]): readonly string[] {
  const nicks: string[] = [];
  for (const [index, name] of names.entries()) {
    const nick =
      name
        .normalize('NFC')
        .trim()
        .replace(/[\s:]+/gu, '_') || `player${index + 1}`;
    let distinct = nick;
    for (let number = 2; nicks.includes(distinct); number++) distinct = `${nick}_${number}`;
    nicks.push(distinct);
  }
  return nicks;
}
