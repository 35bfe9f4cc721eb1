import { expect, it } from 'vitest';
import { tasksIn } from '../../scripts/bench/page-tasks.ts';

const thread = (pid: number, tid: number, name: string) => ({
  ...{ name: 'thread_name', ph: 'M', pid, tid },
  args: { name },
});

const task = (pid: number, tid: number, dur: number, tdur: number) => ({
  ...{ name: 'RunTask', ph: 'X', pid, tid, dur, tdur },
});

it('[U134] counts the tasks of threads that draw pages, by the clock and by the processor', () => {
  const events = [
    thread(1, 7, 'CrRendererMain'),
    thread(1, 8, 'Compositor'),
    thread(2, 7, 'CrBrowserMain'),
    task(1, 7, 12_340, 9_000),
    task(1, 7, 80_060, 50_010),
    task(1, 7, 50_000, 20_000),
    task(1, 7, 51_000, 20_000),
    task(1, 8, 900_000, 900_000),
    task(2, 7, 900_000, 900_000),
    { name: 'Layout', ph: 'X', pid: 1, tid: 7, dur: 70_000 },
  ];
  expect(tasksIn(events)).toEqual({
    tasks: 4,
    longest: 80.1,
    over50: 2,
    longestOfProcessor: 50,
    over50OfProcessor: 1,
  });
});
