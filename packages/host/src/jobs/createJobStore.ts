// Stores jobs in this browser, encrypted for their user. Jobs name applicants and what was done to their applications,
// so they are wiped when another user signs in, and after a week.
import { browserStorage, type SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { openVault, type Vault } from '../session/openVault.ts';
import type { JobProgress, JobRecord, StoredJob } from './JobRecord.ts';
import { type PackedProgress, packProgress, unpackProgress } from './packProgress.ts';

/** Options of {@link createJobStore}. */
export interface JobStoreOptions {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  readonly storage?: SafeStorage;
  readonly now?: () => number;
}

/** The jobs of one user. */
export interface JobStore {
  readonly all: () => Promise<readonly StoredJob[]>;
  readonly read: (id: string) => Promise<StoredJob | undefined>;
  readonly add: (job: StoredJob) => Promise<void>;
  readonly saveProgress: (id: string, progress: JobProgress) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Calls the listener when another tab has changed anything. */
  readonly watch: (listener: () => void) => void;
}

/** Older jobs are removed. Longer jobs are not stored; they last as long as the page. */
const jobLimits = { ageMs: 7 * 86_400_000, characters: 2_000_000 } as const;

/** The prefix of the storage keys of all jobs. */
const jobPrefix = 'Job.';

type StoredPart = { readonly record: JobRecord } | { readonly id: string; readonly progress: PackedProgress };

/** Opens the jobs of a user and wipes those of all other users. */
export async function createJobStore(options: JobStoreOptions): Promise<JobStore> {
  const { draftKey, storage = browserStorage, now = Date.now } = options;
  const vault = await openVault(draftKey);
  const own = `${jobPrefix}${vault.owner}.`;
  removeForeignAndExpired(storage, { own, now: now() });
  const readPart = async (name: string): Promise<StoredPart | undefined> =>
    unsealPart(vault, name, storage.getItem(name));
  const write = async (key: string, part: StoredPart) => {
    const name = await vault.storageKeyOf(jobPrefix, key);
    const savedAt = now();
    const text = `${savedAt}.${await vault.seal(`${name} ${savedAt}`, part)}`;
    if (text.length > jobLimits.characters) return;
    // If the browser's storage is full, the job lasts as long as the page, which asks before it is closed.
    storage.setItem(name, text);
  };
  return {
    async all() {
      const names = storage.keys().filter((name) => name.startsWith(own));
      const parts = await Promise.all(names.map(readPart));
      return joinParts(parts.filter((part) => part !== undefined));
    },
    async read(id) {
      const names = await Promise.all(
        [recordKey(id), progressKey(id)].map((key) => vault.storageKeyOf(jobPrefix, key)),
      );
      const parts = await Promise.all(names.map(readPart));
      return joinParts(parts.filter((part) => part !== undefined))[0];
    },
    async add({ record, progress }) {
      await write(recordKey(record.id), { record });
      await write(progressKey(record.id), { id: record.id, progress: packProgress(progress) });
    },
    saveProgress: (id, progress) => write(progressKey(id), { id, progress: packProgress(progress) }),
    async remove(id) {
      for (const key of [recordKey(id), progressKey(id)]) {
        storage.removeItem(await vault.storageKeyOf(jobPrefix, key));
      }
    },
    watch(listener) {
      addEventListener('storage', ({ key }) => {
        if (key?.startsWith(own)) listener();
      });
    },
  };
}

function recordKey(id: string): string {
  return `record ${id}`;
}

function progressKey(id: string): string {
  return `progress ${id}`;
}

async function unsealPart(vault: Vault, name: string, text: string | null): Promise<StoredPart | undefined> {
  const [savedAt = '', sealed = ''] = (text ?? '').split('.');
  return (await vault.unseal(`${name} ${savedAt}`, sealed)) as StoredPart | undefined;
}

/** Skips a record without progress (interrupted while it was added) and progress without a record (while it was removed). */
function joinParts(parts: readonly StoredPart[]): readonly StoredJob[] {
  const progresses = new Map(parts.flatMap((part) => ('progress' in part ? [[part.id, part.progress] as const] : [])));
  return parts.flatMap((part) => {
    const progress = 'record' in part ? progresses.get(part.record.id) : undefined;
    return 'record' in part && progress ? [{ record: part.record, progress: unpackProgress(progress) }] : [];
  });
}

function removeForeignAndExpired(
  storage: SafeStorage,
  { own, now }: { readonly own: string; readonly now: number },
): void {
  for (const name of storage.keys().filter((key) => key.startsWith(jobPrefix))) {
    const age = now - Number(storage.getItem(name)?.split('.')[0]);
    if (!name.startsWith(own) || !(age <= jobLimits.ageMs)) storage.removeItem(name);
  }
}
