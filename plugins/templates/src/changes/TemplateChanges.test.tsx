import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { moveQuestions } from '../model/edits/move.ts';
import { removeQuestions } from '../model/edits/remove.ts';
import { setQuestion } from '../model/edits/setFields.ts';
import { documentOf, findQuestion, type TemplateDocument } from '../model/TemplateDocument.ts';
import plugin from '../plugin.ts';
import { TemplateChanges } from './TemplateChanges.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;
let before: TemplateDocument;

beforeAll(async () => {
  session = await (await emulator.openSandbox()).signIn();
  before = documentOf(await createSessionApi(session).call(getProfile, { params: { id: 'DEMO-P-STANDARD' } }));
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('says in words what differs: texts, conditions, options and places', async () => {
  const steps = [
    setQuestion('email', { label: { ...findQuestion(before, 'email')!.label, TC: '聯絡電郵' } }),
    setQuestion('employer', { shownIf: { questionID: 'employment', values: ['SELF_EMPLOYED'] } }),
    removeQuestions(['businessNature']),
    moveQuestions(['postalCode'], { groupID: before.pages[0]!.groups[0]!.groupID, index: 0 }),
  ];
  await show(steps.reduce((document, step) => step(document), before));
  const list = screen.getByRole('list', { name: 'Differences' });
  const parts = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
  const texts = parts.map(({ textContent }) => textContent);
  expect(texts.find((part) => part?.includes('email'))).toMatch(
    /^ChangedQuestion.*Text, Traditional Chinese.*聯絡電郵/s,
  );
  expect(texts.find((part) => part?.includes('employer'))).toMatch(/Condition.*Shown if “.*” is one of: /s);
  expect(texts.find((part) => part?.includes('businessNature'))).toMatch(/^RemovedQuestion/);
  expect(texts.find((part) => part?.includes('postalCode'))).toMatch(
    /^MovedQuestion.*From .*, position \d+, to .*, position 1/,
  );
  screen.getByText('Questions: 0 added, 3 changed, 1 removed');
});

it('says that nothing differs', async () => {
  await show({ ...before });
  screen.getByText('There is no difference.');
});

function show(after: TemplateDocument) {
  return renderScreen(<TemplateChanges before={before} after={after} label="Differences" />, { plugin, session });
}
