import { useAtomValue } from 'jotai';
import { waitingRequestsAtom } from './createVerifyIdentity.ts';

/** Shows the dialog of the first request that waits for a code. */
export function SecondFactor() {
  const [waiting] = useAtomValue(waitingRequestsAtom);
  // A request for the same purpose needs a separate code, so its dialog starts empty.
  return waiting && <waiting.Dialog key={waiting.error.requestId} waiting={waiting} />;
}
