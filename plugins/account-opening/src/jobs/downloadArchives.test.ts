// @vitest-environment jsdom
import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { downloadArchives } from '@brokerdesk/plugin-sdk/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBackend, polyfillObjectUrls, type TestBackend } from '../testBackendFixture.ts';
import { type DownloadInput, job } from './downloadArchives.ts';

let backend: TestBackend;
let item: JobItem<DownloadInput>;
let saved: string[];

beforeEach(async () => {
  polyfillObjectUrls();
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  backend = await openBackend();
  const { applyID } = await backend.find('IBO');
  item = { id: 'zip', label: 'zip', input: { applyIDs: [applyID], fileName: 'data.zip' } };
});
afterEach(() => void vi.restoreAllMocks());

it('saves no file whose response was lost, and fetches it again', async () => {
  await backend.fail(downloadArchives, { kind: 'lostReply' });
  await expect(job.run(item, context())).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(saved).toEqual([]);
  expect(await job.check(item, context())).toBe('notStarted');
  expect(await job.run(item, context())).toEqual({ state: 'done', note: 'data.zip' });
  expect(saved).toEqual(['data.zip']);
});

it('saves the same file as often as it is asked for, and changes no application', async () => {
  const before = await backend.find('IBO');
  await job.run(item, context());
  await job.run(item, context());
  expect(saved).toEqual(['data.zip', 'data.zip']);
  expect(await backend.find('IBO')).toEqual(before);
});

function context(): JobContext {
  return {
    api: backend.api,
    withSecondFactor: (request) => request({}),
    signal: new AbortController().signal,
    idempotencyKey: 'job.0',
  };
}
