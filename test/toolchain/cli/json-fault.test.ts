import { expect, it } from 'vitest';
import { jsonFaultLine } from '../../../scripts/cli/json-fault.ts';

it.each([
  ['', 1],
  ['x', 1],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a": 1\n"b": 2}', 3],
  ['{\n"a"\n1}', 3],
  ['{\n1: 2}', 2],
  ['[1,\n2,\n]', 3],
  ['[1,\n\n2\n', 4],
  ['[1\n2]', 2],
  ['[\n01]', 2],
  ['[\n+1]', 2],
  ['["a\nb"]', 1],
  ['["a",\n"\\x"]', 2],
  ['[\ntrue, nul]', 2],
  ['{"a": [1, {"b": "\\u00e9\\""}]}\n}', 2],
  ['[1}\n', 1],
  ['{"a": ]}', 1],
  ['{}\n\n{}', 3],
])('[Y2] %j stops being JSON in line %d', (text, line) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFaultLine(text)).toBe(line);
});

it('[Y2] the fault is found behind much that is good', () => {
  const good = JSON.stringify({ a: [1, -2.5e3, 'x\\"\n', null, { b: [[], {}, false] }] }, null, 1);
  const lines = good.split('\n').length;
  expect(jsonFaultLine(`[${good},\n${good},\n]`)).toBe(2 * lines + 1);
  expect(jsonFaultLine(`["${'\\n'.repeat(500_000)}${'x'.repeat(500_000)}"\n!`)).toBe(2);
  expect(jsonFaultLine('['.repeat(200_000))).toBe(1);
});
