import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { ApiError, JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { deleteUser, listUsers, setUserStatus, type User } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { job, type UserChange } from './changeUser.ts';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let api: RecordingApi;
let user: User;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  api = recordCalls(createSessionApi(await sandbox.signIn()));
  user = await read();
});
afterAll(() => emulator.close());

it('disables one account with the version that was seen, under the key of the item', async () => {
  expect(await job.run(item('disable'), context())).toEqual({ state: 'done' });
  const { refID, version } = user;
  expect(api.writes().map(({ endpoint, body, options }) => [endpoint, body, options.idempotencyKey])).toEqual([
    [setUserStatus, { brokerCode: 'DEMO', refID, enabled: false, version }, 'job.0'],
  ]);
});

it('leaves an account alone that another administrator has changed since', async () => {
  const disable = item('disable');
  await job.run(item('disable'), context());
  await expect(job.run(disable, context('job.1'))).rejects.toMatchObject({ code: 'E0005' });
  await expect(job.run(item('delete'), context())).rejects.toMatchObject({ code: 'E0005' });
});

it('knows after a lost response whether the account was changed, so that nothing happens twice', async () => {
  expect(await job.check(item('disable'), context())).toBe('notStarted');
  await job.run(item('disable'), context());
  expect(await job.check(item('disable'), context())).toEqual({ state: 'done' });
  expect(await job.check(item('delete'), context())).toBe('notStarted');
  const { refID, version } = user;
  await api.call(deleteUser, { query: { refID, version: version + 1 } });
  expect(await job.check(item('delete', version + 1), context())).toEqual({ state: 'done' });
});

it('sends the token of the code that the broker requires', async () => {
  const broker = await sandbox.control.readRow<object>('brokers', 'DEMO');
  await sandbox.control.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['deleteUser'] });
  const codes: string[] = [];
  const withSecondFactor: JobContext['withSecondFactor'] = async (request) => {
    const sent = await request({}).catch((error: ApiError) => codes.push(error.code));
    expect(sent).toBe(1);
    return request({ twoFactorToken: 'tf1.x' });
  };
  await expect(job.run(item('delete'), { ...context(), withSecondFactor })).rejects.toMatchObject({ code: 'E0009' });
  expect(codes).toEqual(['E0008']);
});

async function read(): Promise<User> {
  const { items } = await api.call(listUsers, { query: { q: 'demo.reader' } });
  return items[0]!;
}

function item(action: UserChange['action'], version = user.version): JobItem<UserChange> {
  return { id: user.refID, label: user.userName, input: { action, brokerCode: 'DEMO', version } };
}

function context(idempotencyKey = 'job.0'): JobContext {
  const withSecondFactor: JobContext['withSecondFactor'] = (request) => request({});
  return { api, withSecondFactor, signal: new AbortController().signal, idempotencyKey };
}
