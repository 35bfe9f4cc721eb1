/** An event of a browser's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of the processor alone: without what the thread waited for it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

/** What the threads that draw pages did; milliseconds. */
export interface PageTasks {
  readonly tasks: number;
  /** By the clock, as who plays has it. */
  readonly longest: number;
  readonly over50: number;
  /** By the processor: what else the machine does is not in it. */
  readonly longestOfProcessor: number;
  readonly over50OfProcessor: number;
}

const LONG = 50;
const MAIN_THREAD = 'CrRendererMain';
const TASK = 'RunTask';

/** The tasks in a trace of Chromium's, as its `traceEvents` have them. */
export function tasksIn(events: readonly TraceEvent[]): PageTasks {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name === TASK && mains.has(`${pid} ${tid}`),
  );
  const byClock = tasks.map(({ dur = 0 }) => dur / 1000);
  const byProcessor = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    tasks: tasks.length,
    longest: longestOf(byClock),
    over50: byClock.filter((time) => time > LONG).length,
    longestOfProcessor: longestOf(byProcessor),
    over50OfProcessor: byProcessor.filter((time) => time > LONG).length,
  };
}

const longestOf = (times: readonly number[]): number =>
  Math.round(10 * times.reduce((most, time) => Math.max(most, time), 0)) / 10;
