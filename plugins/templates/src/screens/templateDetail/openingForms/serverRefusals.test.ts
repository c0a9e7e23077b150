import { openEmulator } from '@brokerdesk/mock-server/testing';
import { ApiError } from '@brokerdesk/plugin-sdk';
import {
  createOpeningFormTemplate,
  listOpeningFormTemplates,
  type OpeningFormTemplate,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { malformedPdfs } from './malformedPdfsFixture.ts';

const emulator = openEmulator({ applications: 0 });
const profileID = 'DEMO-P-STANDARD';
let api: ReturnType<typeof createSessionApi>;
let forms: readonly OpeningFormTemplate[];

beforeAll(async () => {
  api = createSessionApi(await (await emulator.openSandbox()).signIn());
  forms = await api.call(listOpeningFormTemplates, { query: {} });
});
afterAll(() => emulator.close());

it.each(malformedPdfs)(
  'the server refuses $name, and stores nothing',
  async ({ makeFile, code, rule, isContent, inBrowser }) => {
    const files = { file: [makeFile(forms[0]!.fileName)] };
    const error = await api.call(createOpeningFormTemplate, { body: { profileID }, files }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ApiError)) throw new Error('The file was accepted.', { cause: error });
    const { fields = [] } = (error.data ?? {}) as { readonly fields?: readonly { rule: string; message: string }[] };
    expect([error.code, fields[0]?.rule]).toEqual([code, rule]);
    expect(fields[0]?.message ?? error.message).toMatch(/\S/);
    expect(isContent ? fields[0]?.message : inBrowser).toBe(inBrowser);
    expect(await api.call(listOpeningFormTemplates, { query: {} })).toEqual(forms);
  },
);
