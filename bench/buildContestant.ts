import { fileURLToPath } from 'node:url';
import { buildPage } from './buildPage.ts';

/** The compared lists: pages of bench/list-rivals. The bare list shows the limit of the machine. */
export const contestants = ['ours', 'ag-grid', 'bare'] as const;
/** A compared list. */
export type ContestantName = (typeof contestants)[number];

/** Builds the page of a contestant, a folder such as `list-rivals/ours`, in the same way as the host. */
export async function buildContestant(folder: string, outDir: string): Promise<void> {
  await buildPage(fileURLToPath(new URL(folder, import.meta.url)), outDir);
}
