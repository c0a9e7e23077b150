import type { Texts } from '../../languages/createTexts.ts';
import { loadChunk } from '../../components/loadChunk.ts';

/** The code of the tray: the panel, the description of an end, and the confirmation at sign-out. */
export type JobsTray = typeof import('./jobsTray.chunk.ts');

/**
 * Fetches the tray and its texts.
 *
 * @throws ChunkError if the code could not be loaded.
 */
export async function loadJobsTray(texts: Texts): Promise<JobsTray> {
  const tray = await loadChunk(() => import('./jobsTray.chunk.ts'));
  await texts.add(tray.jobsTexts);
  return tray;
}
