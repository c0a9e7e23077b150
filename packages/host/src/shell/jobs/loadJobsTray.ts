import type { Texts } from '../../languages/createTexts.ts';
import { loadChunk } from '../../components/loadChunk.ts';

/** What shows jobs: the panel, what is said of an end, and the question at sign-out. */
export type JobsTray = typeof import('./jobsTrayChunk.ts');

/**
 * Fetches what shows jobs, with its texts.
 *
 * @throws ChunkError if it does not come.
 */
export async function loadJobsTray(texts: Texts): Promise<JobsTray> {
  const tray = await loadChunk(() => import('./jobsTrayChunk.ts'));
  await texts.add(tray.jobsNamespace, tray.jobsTexts);
  return tray;
}
