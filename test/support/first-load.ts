/** The built files that a page loads before anything is pressed, by their names in the bundle. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Read = (name: string) => string;

/** What the page itself names, and all that these scripts import. */
export function loadedByPage(read: Read): FirstLoad {
  const named = matches(read('index.html'), /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
  return split(withImports(named, read));
}

/** The same, where the address is one whose page is `part`: a file that one of these scripts loads later, by its name. */
export function loadedByPart(part: string, read: Read): FirstLoad {
  const { scripts, styles } = loadedByPage(read);
  const later = scripts.map((name) => filesOfPart(part, read(name))).find((files) => files.length > 0);
  if (later === undefined) throw new Error(`no script of the page loads ${part}`);
  return split(withImports([...scripts, ...styles, ...later], read));
}

/** As the build tool writes it: `import("./part-hash.js")`, and behind it the numbers of all files that come with it. */
function filesOfPart(part: string, script: string): readonly string[] {
  const numbers = new RegExp(
    `import\\(["'\`]\\./${part}-[\\w-]+\\.js["'\`]\\)[^()]*?__vite__mapDeps\\(\\[([\\d,]*)\\]`,
  ).exec(script)?.[1];
  const table = /__vite__mapDeps=.*?m\.f=(\[[^\]]*\])/.exec(script)?.[1];
  if (numbers === undefined || table === undefined) return [];
  const names = matches(table, /"([^"]+)"/g);
  return numbers.split(',').map((number) => names[Number(number)] ?? '');
}

function withImports(names: readonly string[], read: Read): readonly string[] {
  const all = new Set(names);
  // A set grows while it is gone through.
  for (const name of all) {
    if (!name.endsWith('.js')) continue;
    const imported = matches(read(name), /(?:\bimport|\bfrom|\}from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const other of imported) all.add(`assets/${other}`);
  }
  return [...all];
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const split = (names: readonly string[]): FirstLoad => ({
  scripts: names.filter((name) => name.endsWith('.js')),
  styles: names.filter((name) => name.endsWith('.css')),
});
