import { getApplication } from '@brokerdesk/api';
import type { Picture } from '../../demo/documents/Picture.ts';
import { createEmulator, openClient, pngFile } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import type { ListedDifference } from './listDifferences.ts';

const emulator = createEmulator({ applications: 1000, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'differences');

afterAll(() => emulator.close());

async function list(query = ''): Promise<readonly ListedDifference[]> {
  const { body, status } = await client.send('GET', `/__mock/planted_differences?${query}`);
  expect(status).toBe(200);
  return (body as { differences: ListedDifference[] }).differences;
}

test('the list names every picture that differs from its answers, and what to find in it', async () => {
  const listed = await list('brokerCode=DEMO&limit=1000');
  expect(listed.length).toBeGreaterThan(30);
  const { body } = await client.send('GET', '/__mock/state/applications');
  const examined = (body as { ids: string[] }).ids.filter((id) => id.startsWith('DE')).slice(0, 100);
  const planted: unknown[] = [];
  for (const applyID of examined) {
    const details = (await client.send('GET', `/__mock/state/applicationDetails/${applyID}`)).body;
    const { pictures } = details as { pictures: Record<string, Picture> };
    for (const [fileID, { kind, difference }] of Object.entries(pictures))
      if (difference) planted.push({ applyID, fileID, picture: kind, ...difference });
  }
  const found = listed.filter(({ applyID }) => examined.includes(applyID));
  expect(found.map(({ brokerCode: _broker, status: _status, ...difference }) => difference)).toEqual(
    planted.toReversed(),
  );
});

test('the newest applications come first, of all brokers or of one', async () => {
  await client.signIn('DEMO', 'demo.admin');
  const all = await list('limit=1000');
  expect(new Set(all.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['DEMO', 'HARBOUR', 'LOTUS']));
  const [first, second] = await list('brokerCode=DEMO&limit=2');
  expect(await list(`applyID=${first!.applyID}`)).toEqual([first]);
  const dates = await Promise.all(
    [first, second].map(
      async (one) => (await client.call(getApplication, { params: { id: one!.applyID } })).data.applyDate,
    ),
  );
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a difference leaves the list when the applicant uploads another picture', async () => {
  const returned = (await list('limit=1000')).find(({ status }) => status === 'RTR' || status === 'PND')!;
  const { applyID, picture } = returned;
  const body = new Uint8Array(await pngFile('other.png').arrayBuffer());
  const headers = { 'content-type': 'image/png' };
  const url = `/__mock/applicants/${applyID}/upload?kind=${picture}`;
  expect((await client.send('POST', url, { body, headers })).status).toBe(200);
  expect(await list(`applyID=${applyID}`)).toEqual([]);
});

test.each(['limit=0', 'limit=1001', 'limit=many', 'colour=red', 'limit=1&limit=2'])(
  'a list with %s is an error that says what is expected',
  async (query) => {
    const response = await client.send('GET', `/__mock/planted_differences?${query}`);
    expect(response).toMatchObject({ status: 400, message: expect.stringContaining('limit (1 to 1000') });
  },
);
