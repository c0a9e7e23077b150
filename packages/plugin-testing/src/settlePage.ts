import { act } from '@testing-library/react';

/** Options of {@link settlePage}. */
export interface SettleOptions {
  readonly isBusy: () => boolean;
  /** Whether code is being loaded, which takes as long as the machine needs. */
  readonly isLoadingCode: () => boolean;
  /** What is still going on, for the message. */
  readonly describe: () => string;
}

const stepMs = 5;
// Long enough for a part that is loaded by its own import to begin.
const quietSteps = 3;
// Counted in steps, so that a busy machine gets more time.
const maxSteps = 1_000;

/**
 * Resolves when the page has not been busy for some steps of the event loop. React renders at the end of each step, so that
 * nothing depends on how fast the machine is.
 *
 * @throws Error after a thousand busy steps, some five seconds, with what is still going on.
 */
export async function settlePage({ isBusy, isLoadingCode, describe }: SettleOptions): Promise<void> {
  let quiet = 0;
  for (let step = 0; quiet < quietSteps; step += isLoadingCode() ? 0 : 1) {
    if (step === maxSteps) throw new Error(`The page does not come to rest: ${describe()}.`);
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, stepMs)));
    quiet = isBusy() || isLoadingCode() || isLoading() ? 0 : quiet + 1;
  }
}

/** The placeholders that host and kit show while code or data arrive. */
function isLoading(): boolean {
  return document.querySelector('.bdk-late, .bdk-skeleton-line, .bd-waiting-words') !== null;
}
