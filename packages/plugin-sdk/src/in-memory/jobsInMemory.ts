import type { Job, JobService, JobText } from '../Job.ts';

/** Makes jobs that are noted and never run: their items wait for ever. Words by key are shown as their key. */
export function jobsInMemory(): JobService {
  let list: readonly Job[] = [];
  const listeners = new Set<() => void>();
  const show = (next: readonly Job[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    start(pluginId, { kind, title, details, items }) {
      const id = `job-${list.length + 1}`;
      const waiting = items.map((item) => ({ id: item.id, label: item.label, state: 'waiting' as const }));
      const startedAt = new Date().toISOString();
      show([
        {
          id,
          pluginId,
          kind,
          title: keyOf(title),
          details: details && keyOf(details),
          startedAt,
          endedAt: undefined,
          isSeen: false,
          items: waiting,
        },
        ...list,
      ]);
      return id;
    },
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retryFailed: () => {},
    checkUnknown: () => {},
    dismiss: (jobId) => show(list.filter(({ id }) => id !== jobId)),
  };
}

function keyOf(words: JobText): string {
  return typeof words === 'string' ? words : words.key;
}
