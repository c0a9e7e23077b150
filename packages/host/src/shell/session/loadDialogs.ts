// The dialogs of the session and of the error catalogue are no part of the first screen. They are fetched ahead once it
// stands, so that they are there when the network no longer is.
import type { Texts } from '../../languages/createTexts.ts';
import { loadChunk } from '../../parts/loadChunk.ts';

/** The dialogs, and the page that takes the place of everything. */
export type Dialogs = typeof import('./dialogs.ts');

let arriving: Promise<Dialogs> | undefined;

/**
 * Fetches the dialogs with their texts, once; after a failure the next call tries again.
 *
 * @throws ChunkError if they do not come.
 */
export function loadDialogs(texts: Texts): Promise<Dialogs> {
  arriving ??= fetchDialogs(texts).catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchDialogs(texts: Texts): Promise<Dialogs> {
  const dialogs = await loadChunk(() => import('./dialogs.ts'));
  await texts.add(dialogs.sessionNamespace, dialogs.sessionTexts);
  return dialogs;
}
