import {
  exportQuestions,
  getProfile,
  importQuestions,
  listProfiles,
  listQuestions,
  type QuestionFile,
  updateProfile,
} from '@brokerdesk/api';
import { createEmulator, jsonFile, openClient, pngFile } from '@brokerdesk/mock-server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toProfileBody, makeProfile } from '../profiles/setUpProfiles.ts';

const emulator = createEmulator({ applications: 8, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'questions');
const harbour = openClient(emulator, 'questions');
const standard = { profileID: 'DEMO-P-STANDARD' };

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
});
afterAll(() => emulator.close());

describe('the questions of a template', () => {
  test('questions are listed in their order, each with its position', async () => {
    const { data } = await client.call(listQuestions, { query: standard });
    const profile = await client.call(getProfile, { params: { id: standard.profileID } });
    expect(data).toEqual({
      ...standard,
      version: profile.data.version,
      templateVersion: 1,
      questions: profile.data.pages.flatMap(({ pageID, groups }) =>
        groups.flatMap(({ groupID, components }) => components.map((component) => ({ pageID, groupID, ...component }))),
      ),
    });
  });

  test('go into a file and back without a loss, to another template too', async () => {
    const file = await read(standard.profileID);
    const target = await makeProfile(client);
    const response = await load(file, target);
    const before = target.pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
    expect(response.data).toEqual({
      profileID: target.profileID,
      version: 2,
      templateVersion: 2,
      questions: file.questions.length,
      added: file.questions.filter(isNew(before)).map(({ questionID }) => questionID),
      // Each of them is in another group now.
      changed: file.questions.filter((question) => !isNew(before)(question)).map(({ questionID }) => questionID),
      removed: [],
    });
    expect(await read(target.profileID)).toEqual(file);
    const original = await client.call(getProfile, { params: { id: standard.profileID } });
    const copy = await client.call(getProfile, { params: { id: target.profileID } });
    expect(copy.data).toMatchObject({
      pages: original.data.pages,
      classification: original.data.classification,
      name: target.name,
    });
    expect(await load(file, { ...target, version: 2 })).toMatchObject({
      data: { version: 3, templateVersion: 2, added: [], changed: [], removed: [] },
    });
  });

  test('the first change of each template of the demo data names only the question that was changed', async () => {
    const { items } = (await client.call(listProfiles, { query: { size: 500 } })).data;
    expect(items.length).toBeGreaterThan(2);
    await client.send('PUT', '/__mock/snapshots/untouched');
    for (const profile of items) {
      const file = await read(profile.profileID);
      const [first, ...others] = file.questions;
      const changed = { ...first!, label: { ...first!.label, EN: `${first!.label.EN} now` } };
      const response = await load({ ...file, questions: [changed, ...others] }, profile);
      expect(response).toMatchObject({ code: 'OK', data: { changed: [changed.questionID], added: [], removed: [] } });
    }
    await client.send('POST', '/__mock/snapshots/untouched/restore');
  });

  test('questions in a file that breaks a rule are rejected with their position in the file, without any change', async () => {
    const file = await read(standard.profileID);
    const target = await makeProfile(client);
    const position = file.questions.findIndex(({ questionID }) => questionID === 'employment');
    const change = (question: object) => ({
      ...file,
      questions: file.questions.map((one, index) => (index === position ? { ...one, ...question } : one)),
    });
    const refused = async (content: unknown) => {
      const { code, data } = await load(content, target);
      const { fields } = data as unknown as { fields: { path: string; rule: string }[] };
      return [code, ...fields.map(({ path, rule }) => `${path} ${rule}`)];
    };
    const at = `file.questions.${position}`;
    expect(await refused(change({ options: [] }))).toEqual([
      'E0004',
      `${at}.options no-options`,
      // Two questions hang on it.
      ...file.questions.flatMap(({ shownIf }, index) =>
        shownIf?.questionID === 'employment'
          ? shownIf.values.map((_, value) => `file.questions.${index}.shownIf.values.${value} shown-if-option`)
          : [],
      ),
    ]);
    expect(await refused(change({ groupID: 'nowhere' }))).toEqual(['E0004', `${at}.groupID invalid_value`]);
    expect(await refused(change({ pageID: 'nowhere' }))).toEqual(['E0004', `${at}.pageID invalid_value`]);
    expect(await refused(change({ colour: 'red' }))).toEqual(['E0004', `${at}.colour unrecognized_keys`]);
    expect(await refused(change({ type: 'Slider' }))).toEqual(['E0004', `${at}.type invalid_value`]);
    expect(await refused({ ...file, questions: file.questions.filter(({ core }) => !core) })).toContain(
      'file.questions core-missing',
    );
    expect(await refused([])).toEqual(['E0004', 'file invalid_type']);
    const now = await client.call(getProfile, { params: { id: target.profileID } });
    expect(now.data).toEqual(target);
  });

  test('come from a JSON file of the broker’s size, for the version seen', async () => {
    const target = await makeProfile(client);
    const file = await read(target.profileID);
    const picture = { body: { profileID: target.profileID, version: 1 }, files: { file: [pngFile('q.json')] } };
    expect((await client.call(importQuestions, picture)).code).toBe('E0014');
    expect((await load({ ...file, padding: 'x'.repeat(1024 ** 2 + 1) }, target)).status).toBe(413);
    await client.call(updateProfile, { params: { id: target.profileID }, body: toProfileBody(target) });
    expect(await load(file, target)).toMatchObject({ code: 'E0005', data: { current: { version: 2 } } });
  });

  test('any file is either accepted or rejected with positions, and never causes a failure', async () => {
    const target = await makeProfile(client);
    const file = await read(target.profileID);
    const part = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(file.questions[0]), fc.constant(file.pages));
    const bent = fc
      .record({
        format: fc.constant('brokerdesk-questions-1' as string),
        classification: fc.oneof(fc.constant(file.classification), part),
        pages: fc.oneof(fc.constant(file.pages), fc.array(part, { maxLength: 3 })),
        questions: fc.oneof(fc.constant(file.questions), fc.array(part, { maxLength: 3 }), part),
      })
      .filter(({ questions, pages }) => questions !== file.questions || pages !== file.pages);
    await fc.assert(
      fc.asyncProperty(bent, async (content) => {
        const { code, data } = await load(content, target);
        expect(code).toBe('E0004');
        const { fields } = data as unknown as { fields: { path: string }[] };
        expect(fields.filter(({ path }) => !path.startsWith('file'))).toEqual([]);
        expect(fields.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
    const now = await client.call(getProfile, { params: { id: target.profileID } });
    expect(now.data).toEqual(target);
  });
});

async function read(profileID: string): Promise<QuestionFile> {
  const response = await client.call(exportQuestions, { query: { profileID } });
  expect(response.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''questions-${profileID}.json`);
  return response.body as QuestionFile;
}

function load(content: unknown, { profileID, version }: { readonly profileID: string; readonly version: number }) {
  const file = [jsonFile('questions.json', content)];
  return client.call(importQuestions, { body: { profileID, version }, files: { file } });
}

function isNew(before: readonly { readonly questionID: string }[]) {
  const known = new Set(before.map(({ questionID }) => questionID));
  return ({ questionID }: { readonly questionID: string }) => !known.has(questionID);
}
