import { openEmulator } from '@brokerdesk/mock-server/testing';
import { exportQuestions, getProfile, type QuestionFile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuestionFile } from './readQuestionFile.ts';

const emulator = openEmulator({ applications: 0 });
const maxBytes = 1_000_000;
let api: ReturnType<typeof createSessionApi>;
let file: QuestionFile;

beforeAll(async () => {
  api = createSessionApi(await (await emulator.openSandbox()).signIn());
  const blob = await api.callForBlob(exportQuestions, { query: { profileID: 'DEMO-P-STANDARD' } });
  file = JSON.parse(await blob.text()) as QuestionFile;
});
afterAll(() => emulator.close());

describe('readQuestionFile', () => {
  it('returns the pages and classes of a file that the server has written', async () => {
    const profile = await api.call(getProfile, { params: { id: 'DEMO-P-STANDARD' } });
    const { content } = await read(file);
    expect(content?.pages).toEqual(profile.pages);
    expect(content?.classification).toEqual(profile.classification);
  });

  it('accepts a byte order mark, which editors on Windows write', async () => {
    expect((await readText(`\u{FEFF}${JSON.stringify(file)}`)).problems).toBeUndefined();
  });

  it('translates the path of a component to that of its question', async () => {
    // The file lists the questions of the last page first.
    const last = file.pages.at(-1)!.pageID;
    const questions = [...file.questions].sort((a, b) => Number(b.pageID === last) - Number(a.pageID === last));
    const { content } = await read({ ...file, questions });
    const page = file.pages.length - 1;
    expect(content?.filePathOf(`pages.${page}.groups.0.components.1.label.SC`)).toBe('questions.1.label.SC');
    expect(content?.filePathOf(`pages.${page}.groups.0.components`)).toBe(`pages.${page}.groups.0.components`);
    expect(content?.placeOf('questions.1.label.SC')).toEqual({
      part: 'questions',
      number: 2,
      id: questions[1]!.questionID,
      field: 'label.SC',
    });
  });

  it.each([
    ['', 'json', { line: 1, column: 1 }],
    ['{\n "format": brokerdesk\n}', 'json', { line: 2, column: 12 }],
    ['[]', 'format', {}],
    ['null', 'format', {}],
    ['"brokerdesk-questions-1"', 'format', {}],
    ['{}', 'format', {}],
    ['{"format":"brokerdesk-role-1"}', 'format', {}],
    ['{"format":"brokerdesk-questions-2"}', 'version', { format: 'brokerdesk-questions-2' }],
  ] as const)('rejects the text %j as a whole', async (text, rule, values) => {
    expect(await readText(text)).toEqual({
      problems: [{ path: '', place: { field: '' }, rule, values }],
    });
  });

  it('rejects a file that is too large, and one that is not in UTF-8', async () => {
    const large = await readQuestionFile(new Blob(['x'.repeat(11)]), 10);
    expect(large.problems).toMatchObject([{ rule: 'tooLarge', values: { size: 11, limit: 10 } }]);
    const bytes = await readQuestionFile(new Blob([new Uint8Array([0xff, 0xfe, 0x7b])]), maxBytes);
    expect(bytes.problems).toMatchObject([{ rule: 'encoding' }]);
  });

  it.each<readonly [string, (content: Content) => void, readonly string[]]>([
    ['no pages', (content) => delete content['pages'], ['pages required']],
    ['pages that are no list', (content) => (content['pages'] = {}), ['pages type']],
    ['no classes', (content) => delete content['classification'], ['classification required']],
    ['a field that it does not know', (content) => (content['author'] = 'me'), ['author unknownField']],
    ['too many pages', (content) => (content['pages'] = Array(31).fill(pagesIn(content)[0])), ['pages atMostEntries']],
    ['a page without a title', (content) => delete pagesIn(content)[0]!['title'], ['pages.0.title required']],
    [
      'an invalid page identifier',
      (content) => (pagesIn(content)[1]!['pageID'] = 'the page'),
      ['pages.1.pageID pattern'],
    ],
    [
      'a group without a Chinese name',
      (content) => (groupsIn(content)[0]!['nameSC'] = ''),
      ['pages.0.groups.0.nameSC required'],
    ],
    ['an unknown type', (content) => (questionsIn(content)[3]!['type'] = 'Slider'), ['questions.3.type value']],
    ['a text for a flag', (content) => (questionsIn(content)[3]!['required'] = 'yes'), ['questions.3.required type']],
    ['no flag', (content) => delete questionsIn(content)[3]!['required'], ['questions.3.required required']],
    ['a length below 1', (content) => (questionsIn(content)[3]!['maxLength'] = 0), ['questions.3.maxLength atLeast']],
    ['a limit beyond all', (content) => (questionsIn(content)[3]!['maximum'] = 1e13), ['questions.3.maximum atMost']],
    [
      'a label that is too long',
      (content) => (questionsIn(content)[3]!['label'] = { EN: 'x'.repeat(2001), SC: 'x', TC: 'x' }),
      ['questions.3.label.EN atMostCharacters'],
    ],
    [
      'a label without a language',
      (content) => (questionsIn(content)[3]!['label'] = { EN: 'x', SC: 'x' }),
      ['questions.3.label.TC required'],
    ],
    [
      'a name that every object has',
      (content) => (questionsIn(content)[3]!['questionID'] = 'constructor'),
      ['questions.3.questionID invalid'],
    ],
    [
      'a misspelt field of a question',
      (content) => (questionsIn(content)[3]!['lable'] = {}),
      ['questions.3.lable unknownField'],
    ],
    [
      'a question on an unknown page',
      (content) => (questionsIn(content)[3]!['pageID'] = 'nowhere'),
      ['questions.3.pageID unknownPage'],
    ],
    [
      'a question in an unknown group',
      (content) => (questionsIn(content)[3]!['groupID'] = 'nowhere'),
      ['questions.3.groupID unknownGroup'],
    ],
    [
      'an option without a value',
      (content) => (questionsIn(content)[3]!['options'] = [{ label: { EN: 'x', SC: 'x', TC: 'x' } }]),
      ['questions.3.options.0.value required'],
    ],
    [
      'a class that is no number',
      (content) =>
        (content['classification'] = [{ value: 'A', label: { EN: 'x', SC: 'x', TC: 'x' }, from: '0', to: 1 }]),
      ['classification.0.from type'],
    ],
  ])('names the place of %s', async (_, change, expected) => {
    const content = structuredClone(file) as unknown as Content;
    change(content);
    const { problems = [] } = await read(content);
    expect(problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected);
  });

  it('names at most 100 problems', async () => {
    const questions = Array.from({ length: 200 }, () => ({}));
    expect((await read({ ...file, questions })).problems).toHaveLength(100);
  });
});

type Content = Record<string, unknown>;

const pagesIn = (content: Content) => content['pages'] as Content[];
const groupsIn = (content: Content) => pagesIn(content)[0]!['groups'] as Content[];
const questionsIn = (content: Content) => content['questions'] as Content[];

function read(content: unknown) {
  return readText(JSON.stringify(content));
}

function readText(text: string) {
  return readQuestionFile(new Blob([text]), maxBytes);
}
