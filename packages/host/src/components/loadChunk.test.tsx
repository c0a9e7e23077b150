import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const map = '{"imports":{},"integrity":{"/admin/assets/a-1.js":"sha256-1"}}';
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = `<script type="importmap">${map}</script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
  document.head.innerHTML = '';
});

const served = (content: string) => async () => new Response(`<script type="importmap">${content}</script>`);
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that loads is returned without a check for a new release', async () => {
  expect(await loadChunk(async () => ({ default: 1 }))).toEqual({ default: 1 });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['the same release is served', served(map), 'CHUNK_LOAD'],
  ['another release is served', served('{"imports":{}}'), 'NEW_RELEASE'],
  ['nothing is served', async () => new Response('no', { status: 502 }), 'CHUNK_LOAD'],
  ['a page of somebody else is served', async () => new Response('<h1>Sign in to the network</h1>'), 'CHUNK_LOAD'],
  ['the network is gone', missing, 'CHUNK_LOAD'],
] as const)('a part that does not come while %s', async (_what, response, code) => {
  fetched.mockImplementation(response);
  await expect(loadChunk(missing)).rejects.toMatchObject({ name: 'ChunkError', code });
});

test('a chunk that does not arrive is an error after 120 seconds', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(served(map));
  const settled = vi.fn();
  const loading = loadChunk(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'CHUNK_TIMEOUT' }));
});
