import { currentTime } from '../services/clock.ts';
import type { Job, JobService, JobText } from '../services/Job.ts';

/** Creates jobs that are recorded and never run: their items wait forever. Texts by key are shown as their key. */
export function createInMemoryJobs(): JobService {
  let list: readonly Job[] = [];
  const listeners = new Set<() => void>();
  const setList = (next: readonly Job[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    start(pluginId, { kind, title, details, items }) {
      const id = `job-${list.length + 1}`;
      const waiting = items.map((item) => ({ id: item.id, label: item.label, state: 'waiting' as const }));
      const startedAt = new Date(currentTime()).toISOString();
      setList([
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
    dismiss: (jobId) => setList(list.filter(({ id }) => id !== jobId)),
  };
}

function keyOf(text: JobText): string {
  return typeof text === 'string' ? text : text.key;
}
