// The tray of the portal, without its storage: runs what is left of a job, and checks first what may have been done.
import type { ApiClient, JobItem, JobKind } from '@brokerdesk/plugin-sdk';
import type { ItemProgress } from '../packages/host/src/jobs/JobRecord.ts';
import { type ItemTask, runItems } from '../packages/host/src/jobs/runItems.ts';

/** Opens a tray with a job of this kind, none of whose items has been run. */
export function openTray(
  kind: JobKind,
  { api, items }: { readonly api: ApiClient; readonly items: readonly JobItem[] },
) {
  const progress: ItemProgress[] = items.map(() => ({ state: 'waiting' }));
  const taskOf = ({ state }: ItemProgress): ItemTask => (state === 'unknown' ? 'check' : 'run');
  return {
    progress,
    async runRest() {
      const left = [...progress.entries()].filter(([, { state }]) => state !== 'done');
      await runItems(
        {
          record: { id: 'job', items } as never,
          kind,
          api,
          verifyIdentity: (error) => Promise.reject(error),
          signal: new AbortController().signal,
          unloadGraceMs: 0,
          async updateItem(index, next) {
            progress[index] = next;
          },
        },
        new Map(left.map(([index, item]) => [index, taskOf(item)])),
      );
    },
  };
}
