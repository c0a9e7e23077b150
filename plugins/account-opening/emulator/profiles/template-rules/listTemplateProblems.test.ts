import { createProfile, type TemplateComponent } from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProfile, newProfileBody } from '../setUpProfiles.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'templates');
const harbour = openClient(emulator, 'templates');

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
});
afterAll(() => emulator.close());

describe('the rules of templates', () => {
  type Change = (components: TemplateComponent[]) => void;
  const label = { EN: 'A', SC: '甲', TC: '甲' };
  const choice = (more: Partial<TemplateComponent>): TemplateComponent => ({
    questionID: 'extra',
    type: 'Radiobox',
    label,
    required: true,
    options: [
      { value: 'A', label },
      { value: 'B', label },
    ],
    ...more,
  });
  const rules: readonly (readonly [name: string, change: Change, path: string | RegExp, rule: string])[] = [
    ['a core question cannot be deleted', (list) => list.splice(1, 1), 'pages', 'core-missing'],
    [
      'a core question is required',
      (list) => set(list, 1, { required: false }),
      /components\.1\.required$/,
      'core-required',
    ],
    [
      'a core question keeps its type',
      (list) => set(list, 1, { type: 'Numberbox' }),
      /components\.1\.type$/,
      'core-type',
    ],
    ['no other question is core', (list) => list.push(choice({ core: true })), /\.core$/, 'not-core'],
    [
      'option values are unique',
      (list) =>
        list.push(
          choice({
            options: [
              { value: 'A', label },
              { value: 'A', label },
            ],
          }),
        ),
      /options\.1\.value$/,
      'duplicate-option',
    ],
    ['options are not empty', (list) => list.push(choice({ options: [] })), /\.options$/, 'no-options'],
    [
      'a radio has one default',
      (list) =>
        list.push(
          choice({
            options: [
              { value: 'A', label, isDefault: true },
              { value: 'B', label, isDefault: true },
            ],
          }),
        ),
      /options\.1\.isDefault$/,
      'one-default',
    ],
    ['read-only needs a default', (list) => list.push(choice({ readOnly: true })), /\.readOnly$/, 'read-only-default'],
    [
      'a default is a possible answer',
      (list) => list.push({ questionID: 'n', type: 'Numberbox', label, required: true, defaultValue: 'x' }),
      /\.defaultValue$/,
      'default-invalid',
    ],
    [
      'questions are named once',
      (list) => list.push(choice({ questionID: 'sameCorrespondence' })),
      /questionID$/,
      'duplicate',
    ],
    [
      'a text is there in each language',
      (list) => list.push(choice({ label: { ...label, TC: ' ' } })),
      /label\.TC$/,
      'required',
    ],
    [
      'a condition names an earlier question',
      (list) => list.push(choice({ shownIf: { questionID: 'later', values: ['A'] } })),
      /shownIf\.questionID$/,
      'shown-if-question',
    ],
    [
      'a condition names an option',
      (list) => list.push(choice({ shownIf: { questionID: 'idType', values: ['CARD'] } })),
      /shownIf\.values\.0$/,
      'shown-if-option',
    ],
    [
      'a result needs classes',
      (list) => list.push({ questionID: 'r', type: 'ScoreResult', label, required: false }),
      /\.type$/,
      'no-classes',
    ],
  ];

  test.each(rules)('%s', async (_name, change, path, rule) => {
    const body = await newProfileBody(client);
    const components = body.pages[0]?.groups[0]?.components ?? [];
    change(components as TemplateComponent[]);
    const { code, data } = await client.call(createProfile, { body });
    expect(code).toBe('E0004');
    const { fields } = data as unknown as { fields: { path: string; rule: string; message: string }[] };
    expect(fields).toEqual([{ path: expect.stringMatching(path), rule, message: expect.any(String) }]);
  });

  test('groups have components, and pages have groups', async () => {
    const body = await newProfileBody(client);
    const title = { EN: 'B', SC: '乙', TC: '乙' };
    const group = { groupID: 'empty', nameEN: 'B', nameSC: '乙', nameTC: '乙', components: [] };
    const pages = [...body.pages, { pageID: 'two', title, groups: [group] }, { pageID: 'two', title, groups: [] }];
    const { data } = await client.call(createProfile, { body: { ...body, pages } });
    expect((data as unknown as { fields: object[] }).fields).toEqual([
      { path: 'pages.1.groups.0.components', rule: 'empty-group', message: 'A group must have components.' },
      { path: 'pages.2.pageID', rule: 'duplicate', message: 'This is already used.' },
      { path: 'pages.2.groups', rule: 'no-groups', message: 'This page has no group.' },
    ]);
  });

  test('classes cover every score without gap or overlap', async () => {
    const body = await newProfileBody(client);
    const scored = choice({
      options: [
        { value: 'A', label, score: 0 },
        { value: 'B', label, score: 10 },
      ],
    });
    body.pages[0]?.groups[0]?.components.push(scored);
    const band = (value: string, from: number, to: number) => ({ value, label, from, to });
    const fields = async (classification: ReturnType<typeof band>[]) => {
      const { code, data } = await client.call(createProfile, { body: { ...body, classification } });
      const problems = (data as unknown as { fields?: { path: string }[] }).fields;
      return problems?.map(({ path }) => path) ?? code;
    };
    expect(await fields([band('L', 0, 4), band('H', 6, 10)])).toEqual(['classification.1.from']);
    expect(await fields([band('L', 0, 5), band('H', 5, 10)])).toEqual(['classification.1.from']);
    expect(await fields([band('L', 1, 4), band('H', 5, 9)])).toEqual(['classification.0.from', 'classification.1.to']);
    expect(await fields([band('L', 0, 4), band('L', 5, 10)])).toEqual(['classification.1.value']);
    expect(await fields([band('L', 0, 4), band('H', 5, 10)])).toBe('OK');
  });

  test('no question has the name of a property that every object has', async () => {
    const body = await newProfileBody(client);
    const more = ['constructor', 'toString'].map((questionID) => choice({ questionID }));
    body.pages[0]?.groups[0]?.components.push(...more);
    const { data } = await client.call(createProfile, { body });
    expect((data as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
      'pages.0.groups.0.components.17.questionID',
      'pages.0.groups.0.components.18.questionID',
    ]);
  });

  test('no two templates of a broker have the same name', async () => {
    const { name } = await makeProfile(client);
    const body = { ...(await newProfileBody(client)), name };
    const { data } = await client.call(createProfile, { body });
    expect((data as unknown as { fields: object[] }).fields).toHaveLength(3);
    expect((await harbour.call(createProfile, { body })).code).toBe('OK');
  });
});

function set(list: TemplateComponent[], index: number, change: Partial<TemplateComponent>): void {
  list[index] = { ...(list[index] as TemplateComponent), ...change };
}
