// Whether a store keeps what a registry needs of it: of writers who replace one document at once, one wins, and a document
// that has changed is not replaced. Documentation is not enough: stores have promised it and let two win.
import { randomUUID } from 'node:crypto';
import { CliError } from '../errors.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** What the writers of a probe have met. */
export interface StoreProbe {
  readonly rounds: number;
  readonly writers: number;
  /** Rounds in which more than one writer was told that it had won. */
  readonly doubleWins: number;
  /** Rounds in which no writer won, or the document is not that of the winner. */
  readonly lost: number;
  /** Rounds in which a document was replaced by one who expected an earlier one. */
  readonly staleWins: number;
}

/** Lets writers race for one document, again and again. */
export async function probeStore(
  store: RegistryStore,
  { rounds, writers }: Pick<StoreProbe, 'rounds' | 'writers'>,
): Promise<StoreProbe> {
  const file = `.probe-${randomUUID()}.json`;
  const counts = { doubleWins: 0, lost: 0, staleWins: 0 };
  try {
    let present: string | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const texts = Array.from({ length: writers }, (_none, writer) => `${round} ${writer} ${randomUUID()}`);
      const results = await Promise.all(texts.map((text) => store.replace(file, present, text)));
      const winners = texts.filter((_text, writer) => results[writer]);
      const after = (await store.read(file))?.toString();
      if (winners.length > 1) counts.doubleWins += 1;
      if (after === undefined || !winners.includes(after)) counts.lost += 1;
      if (await store.replace(file, `${after} changed`, 'stale')) counts.staleWins += 1;
      present = (await store.read(file))?.toString();
    }
    return { rounds, writers, ...counts };
  } finally {
    await store.remove(file);
  }
}

/** @throws CliError `REGISTRY_REFUSED` if the store lets two win, or loses what was written */
export function assertKept(store: RegistryStore, { rounds, doubleWins, lost, staleWins }: StoreProbe): void {
  if (doubleWins + lost + staleWins === 0) return;
  throw new CliError('REGISTRY_REFUSED', {
    message: `${store.name} does not keep conditional writes: of ${rounds} races, ${doubleWins} had two winners, ${lost} lost what was written, and in ${staleWins} an outdated writer won. Revisions would be lost.`,
    hint: 'Use a folder, or a store that replaces an object only if its ETag is the expected one.',
  });
}
