import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { ApiError } from '@brokerdesk/plugin-sdk';
import {
  exportQuestions,
  findTemplateProblems,
  getProfile,
  importQuestions,
  listSystemComponents,
  type ProfileDetail,
  templateBodyPaths,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuestionFile } from '../../../model/questionFile/readQuestionFile.ts';
import { listCoreComponents } from '../../../model/createCoreTemplate.ts';
import { brokenRules } from './brokenRulesFixture.ts';
import { malformedFiles } from './malformedFilesFixture.ts';
import { resolvePath } from './questionFileFixture.ts';

const emulator = openEmulator({ applications: 0 });
const profileID = 'DEMO-P-STANDARD';
const maxBytes = 1024 ** 2;
let api: ReturnType<typeof createSessionApi>;
let valid: string;
let template: ProfileDetail;
let coreComponents: ReturnType<typeof listCoreComponents>;

beforeAll(async () => {
  const session: TestSession = await (await emulator.openSandbox()).signIn();
  api = createSessionApi(session);
  valid = await (await api.callForBlob(exportQuestions, { query: { profileID } })).text();
  template = await read();
  const components = await api.call(listSystemComponents, {});
  coreComponents = listCoreComponents(components);
});
afterAll(() => emulator.close());

it('finds nothing wrong with the file from which they are made', async () => {
  expect(await findInBrowser(new Blob([valid]))).toEqual([]);
});

describe.each([...malformedFiles, ...brokenRules])(
  '$name',
  ({ bytes, path, serverPath = path, rule, code = 'E0004' }) => {
    it('is refused with place and reason before it is sent', async () => {
      const problems = await findInBrowser(new Blob([bytes(valid)]));
      expect(problems).toContain(`${resolvePath(path, valid)} ${rule}`);
    });

    it('is refused with place and reason by the server, which changes nothing', async () => {
      const file = new File([bytes(valid)], 'questions.json', { type: 'application/json' });
      const error = await send(file);
      expect(error.code).toBe(code);
      const place = resolvePath(serverPath, valid);
      const named = placesIn(error).find((field) => field.path === (place === '' ? 'file' : `file.${place}`));
      // A file that cannot be read at all has no places in it.
      expect(named?.message ?? error.message).toMatch(/\S/);
      expect(named !== undefined || code !== 'E0004', `${place} in ${JSON.stringify(error.data)}`).toBe(true);
      expect(await read()).toEqual(template);
    });
  },
);

/** Lists what the dialog shows: the problems of the file's shape, or the rules of templates that it breaks. */
async function findInBrowser(file: Blob): Promise<readonly string[]> {
  const { content, problems } = await readQuestionFile(file, maxBytes);
  if (problems) return problems.map((problem) => `${problem.path} ${problem.rule}`);
  const { pages, classification, filePathOf } = content;
  return findTemplateProblems({ pages, classification, coreComponents, paths: templateBodyPaths }).map(
    (problem) => `${problem.path === 'pages' ? 'questions' : filePathOf(problem.path)} ${problem.rule}`,
  );
}

async function send(file: File): Promise<ApiError> {
  const { version } = template;
  const sent = api.call(importQuestions, { body: { profileID, version }, files: { file: [file] } });
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The file was accepted.', { cause: error });
  return error;
}

function placesIn({ data }: ApiError) {
  const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { path: string; message: string }[] };
  return fields;
}

function read(): Promise<ProfileDetail> {
  return api.call(getProfile, { params: { id: profileID } });
}
