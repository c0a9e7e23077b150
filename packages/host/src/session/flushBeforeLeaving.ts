import type { DraftStore } from './createDraftStore.ts';

/**
 * Writes drafts that wait for a pause in typing when the user leaves the page: the last words, and the key of a submission
 * that was just sent, without which the next visit would send it a second time.
 */
export function flushBeforeLeaving({ flush }: Pick<DraftStore, 'flush'>): void {
  const onLeaving = () => void flush();
  // The browser still runs what encrypts and stores, as the next page has to be fetched first. A tab that is closed or put
  // away on a phone only reports the other two.
  addEventListener('beforeunload', onLeaving);
  addEventListener('pagehide', onLeaving);
  document.addEventListener('visibilitychange', onLeaving);
}
