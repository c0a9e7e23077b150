// Pictures that are drawn when they are opened: they belong to what the applicant sent, not to what staff changed later.
import {
  changeApplicationStatuses,
  correctAnswers,
  getAnswers,
  getApplication,
  listApplications,
} from '@brokerdesk/api';
import { type Picture } from '../../../demo/documents/Picture.ts';
import { planDifference } from '../../../demo/documents/plantDifference.ts';
import { createEmulator, openClient, pngFile } from '@brokerdesk/mock-server/testing';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, expect, test } from 'vitest';

const seed = 'pictures';
const emulator = createEmulator({ applications: 2000, seed, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'pictures');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

async function detailOf(applyID: string) {
  return (await client.call(getApplication, { params: { id: applyID } })).data;
}

async function fileOf(applyID: string, fileID: string) {
  const query = new URLSearchParams({ applyID, fileID });
  const { rawPayload } = await emulator.app.inject({
    url: `/api/applications/files?${query.toString()}`,
    headers: { 'mock-sandbox': 'pictures', ...client.headers },
  });
  return rawPayload;
}

async function picturesOf(applyID: string): Promise<Readonly<Record<string, Picture>>> {
  const { body } = await client.send('GET', `/__mock/state/applicationDetails/${applyID}`);
  return (body as { pictures: Record<string, Picture> }).pictures;
}

async function apply(body: object, step = ''): Promise<string> {
  const response = await client.send('POST', `/__mock/applicants${step}`, { body });
  expect([200, 201], response.message).toContain(response.status);
  return (response.body as { applyID: string }).applyID;
}

async function returnToClient(applyID: string): Promise<void> {
  const { version } = await detailOf(applyID);
  const applications = [{ applyID, version }];
  const body = { action: 'reinput', reason: 'Please send the document again.', applications } as const;
  expect((await client.call(changeApplicationStatuses, { body })).code).toBe('OK');
}

test('every file of an application has the length and the pixels that its detail announced', async () => {
  const [row] = (await client.call(listApplications, { query: { size: 1, status: 'CHK' } })).data.items;
  const { applyID, attachments } = await detailOf(row!.applyID);
  for (const { fileID, size, width, height } of attachments) {
    const bytes = await fileOf(applyID, fileID);
    expect([bytes.length, imageSize(bytes)]).toEqual([size, expect.objectContaining({ width, height, type: 'jpg' })]);
    expect(await fileOf(applyID, fileID)).toEqual(bytes);
  }
});

test('a correction by staff does not change what the applicant sent', async () => {
  const applyID = await apply({ brokerCode: 'DEMO', answers: { lastName: 'Wrong' } });
  const { attachments, version } = await detailOf(applyID);
  const before = await Promise.all(attachments.map(({ fileID }) => fileOf(applyID, fileID)));
  const applications = [{ applyID, version }];
  const correct = { action: 'correct', reason: 'Surname differs.', applications } as const;
  expect((await client.call(changeApplicationStatuses, { body: correct })).code).toBe('OK');
  const { seqNum } = (await client.call(getAnswers, { query: { applyID } })).data;
  const amends = [{ questionID: 'lastName', value: 'Right', reason: 'As on the card.' }];
  expect((await client.call(correctAnswers, { body: { applyID, seqNum, answers: amends } })).code).toBe('OK');
  expect((await detailOf(applyID)).lastName).toBe('Right');
  expect(await Promise.all(attachments.map(({ fileID }) => fileOf(applyID, fileID)))).toEqual(before);
});

test('an applicant who changes an answer uploads the documents that show it again; uploaded files stay', async () => {
  const applyID = await apply({ brokerCode: 'DEMO', status: 'PND', page: 'contact' });
  const bytes = new Uint8Array(await pngFile('me.png').arrayBuffer());
  const headers = { 'content-type': 'image/png' };
  await client.send('POST', `/__mock/applicants/${applyID}/upload?kind=selfie`, { body: bytes, headers });
  await apply({}, `/${applyID}/submit`);
  const before = await detailOf(applyID);
  await returnToClient(applyID);
  await apply({ answers: { address: 'Flat Z, 9/F, New House, 1 Other Street' } }, `/${applyID}/resubmit`);
  const after = await detailOf(applyID);
  const idOf = (detail: typeof after, kind: string) =>
    detail.attachments.find((one) => one.kind === kind)?.fileID ?? '';
  expect(idOf(after, 'addressProof')).not.toBe(idOf(before, 'addressProof'));
  expect((await picturesOf(applyID))[idOf(after, 'addressProof')]?.fields.address).toContain('New House');
  const asked = after.pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  expect(asked.find(({ questionID }) => questionID === 'addressProof')?.fileIDs).toEqual([idOf(after, 'addressProof')]);
  expect(await fileOf(applyID, idOf(after, 'selfie'))).toEqual(Buffer.from(bytes));
});

test('an applicant whose document differs from the answers sends a right one after staff returned the application', async () => {
  const { items } = (await client.call(listApplications, { query: { size: 500, status: 'SUB,RSB,CHK' } })).data;
  const { applyID } = items.find((row) => planDifference(seed, row)?.picture === 'identityFront')!;
  const differences = async () =>
    Object.values(await picturesOf(applyID)).flatMap(({ difference }) => difference ?? []).length;
  expect(await differences()).toBe(1);
  await returnToClient(applyID);
  await apply({}, `/${applyID}/resubmit`);
  expect(await differences()).toBe(0);
  const front = (await detailOf(applyID)).attachments.find(({ kind }) => kind === 'identityFront');
  expect(front?.fileName).toMatch(/-2\.jpg$/);
  expect(await fileOf(applyID, front!.fileID)).toHaveLength(front!.size);
});
