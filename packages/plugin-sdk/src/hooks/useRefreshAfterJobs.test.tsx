import { listUsers } from '@brokerdesk/api';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Job, JobService } from '../services/Job.ts';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { useCall } from './useCall.ts';
import { useRefreshAfterJobs } from './useRefreshAfterJobs.ts';

const none = async () => ({ default: {} });
const plugin = { id: 'users', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

afterEach(cleanup);

it('reloads once for each end of a job of the plugin, and not for jobs that ended before', async () => {
  const jobs = openJobs([job('old', '10:00')]);
  let total = 0;
  const api = createTestApi(() => {
    total += 1;
    return { items: [], page: 1, size: 1, total };
  });
  const ended: string[] = [];
  const onEnd = ({ id }: Job) => void ended.push(id);
  await renderScreen(<Count onEnd={onEnd} />, { plugin, api, jobs: jobs.service });
  await screen.findByText('1');
  await jobs.set([job('new'), job('old', '10:00')]);
  await jobs.set([job('new', '11:00'), job('old', '10:00')]);
  await screen.findByText('2');
  await jobs.set([{ ...job('other', '11:30'), pluginId: 'roles' }, job('new', '11:00')]);
  // The user has tried the failed items again.
  await jobs.set([job('new', '12:00')]);
  await screen.findByText('3');
  expect(ended).toEqual(['new', 'new']);
});

function Count({ onEnd }: { readonly onEnd: (job: Job) => void }) {
  useRefreshAfterJobs(onEnd);
  const { data } = useCall(listUsers, {});
  return <p>{data?.total}</p>;
}

function openJobs(first: readonly Job[]) {
  let list = first;
  const listeners = new Set<() => void>();
  const service: JobService = {
    start: () => '',
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryFailed: () => {},
    checkUnknown: () => {},
    dismiss: () => {},
  };
  return {
    service,
    set: (next: readonly Job[]) =>
      act(async () => {
        list = next;
        for (const listener of listeners) listener();
      }),
  };
}

function job(id: string, endedAt?: string): Job {
  const [title, details, items] = [id, undefined, [] as const];
  return { id, pluginId: 'users', kind: 'change', title, details, startedAt: '09:00', endedAt, isSeen: false, items };
}
