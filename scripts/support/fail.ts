/** What a person can mend: shown as its one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command's `main`; a {@link Problem} ends the process with its sentence and exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
