// Random walks through the edits of a template. Undo and redo return to the same bytes, identifiers stay, no condition
// loses its question, and every state has the problems that the server finds.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import { createProfile, listSystemComponents, type ProfileDetail, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { ifYes, inAll, makeChoice, makeDocument, makePage, makeQuestion, templateSchema } from '../documentFixture.ts';
import { findProblems } from '../findProblems.ts';
import { type EditHistory, record, redo, startHistory, undo } from '../history.ts';
import { bodyOf, type Question, questionsOf, type TemplateDocument } from '../TemplateDocument.ts';
import { anyStep, stepKinds } from './editStepsFixture.ts';

const isWhole = process.env['BROKERDESK_WHOLE'] === '1';
const emulator = openEmulator({ applications: 0 });
const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
const api = createSessionApi(await sandbox.signIn());
const presets = await api.call(listSystemComponents, {});
const core = presets.flatMap(({ components }) => components.filter((component) => component.core));

afterAll(() => emulator.close());

/** A valid template: the core questions, conditions, points and classes. */
const start: TemplateDocument = {
  ...makeDocument(),
  name: inAll('Walk'),
  pages: [
    makePage('core', core),
    ...makeDocument().pages,
    makePage('end', [
      makeQuestion('result', { type: 'ScoreResult' }),
      makeChoice('deposit', { options: makeChoice('any').options?.map(({ score: _score, ...option }) => option) }),
      makeQuestion('amount', { type: 'Numberbox', minimum: 0, maximum: 9, defaultValue: '5', ...ifYes('deposit') }),
    ]),
  ],
};

interface Refusal {
  readonly code: string;
  readonly data: { readonly fields: readonly { readonly path: string; readonly rule: string }[] };
}

const created = await api.call(createProfile, { body: bodyOf(start) });
let stored: ProfileDetail = created;

/** Sends a document to the server; returns the problems that it answers with, none if it takes the document. */
async function problemsOfServer(document: TemplateDocument): Promise<readonly string[]> {
  const body = { ...bodyOf(document), version: stored.version };
  try {
    stored = await api.call(updateProfile, { params: { id: stored.profileID }, body });
    return [];
  } catch (error) {
    const { code, data } = error as Refusal;
    if (code !== 'E0004') throw error;
    return data.fields.map(({ path, rule }) => `${path} ${rule}`);
  }
}

/** The problems that the editor shows and that the server answers with: limits of shape, or else the rules. */
function problemsOfEditor(document: TemplateDocument): readonly string[] {
  const problems = findProblems(document, core, templateSchema);
  const isMalformed = problems.some(({ kind }) => kind === 'shape');
  return problems
    .filter(({ kind }) => kind === (isMalformed ? 'shape' : 'rule'))
    .map(({ path, rule }) => `${path} ${rule}`);
}

const counts = { states: 0, valid: 0 };
/** How often each kind of step has changed the document. */
const effective = new Map<string, number>();

it('agrees with the server and loses nothing', { timeout: 3_000_000 }, async () => {
  const numRuns = isWhole ? 5_000 : 60;
  await sandbox.control.takeSnapshot('start');
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 20 }), async (steps) => {
      await sandbox.control.restoreSnapshot('start');
      stored = created;
      let history: EditHistory = startHistory(start);
      for (const { kind, ...numbers } of steps) {
        const before = history.document;
        const chosen = stepKinds[kind];
        if (chosen) history = record(history, chosen.edit(before, numbers), { label: kind });
        else history = kind === 'undo' ? undo(history) : redo(history);
        if (history.document === before) continue;
        expect(chosen ? listViolations({ kind, before, after: history.document }) : []).toEqual([]);
        effective.set(kind, (effective.get(kind) ?? 0) + 1);
        const found = await problemsOfServer(history.document);
        expect(problemsOfEditor(history.document), kind).toEqual(found);
        counts.states += 1;
        counts.valid += found.length === 0 ? 1 : 0;
      }
      expectReversible(history);
    }),
    { numRuns, seed: 20_261_123, endOnFailure: !isWhole },
  );
  const steps = [...effective].map(([kind, count]) => `${kind} ${count}`).toSorted();
  process.stdout.write(
    `Template edits: ${counts.states} states in ${numRuns} walks; ${counts.valid} accepted; ${steps.join(', ')}.\n`,
  );
  expect([...effective.keys()].toSorted()).toEqual([...Object.keys(stepKinds), 'redo', 'undo'].toSorted());
  expect(counts.valid).toBeGreaterThan(numRuns / 4);
});

/** Undoing everything gives the bytes of the start, and redoing everything those of the end. */
function expectReversible(history: EditHistory): void {
  let undone = history;
  while (undone.undoStack.length > 0) undone = undo(undone);
  expect(JSON.stringify(undone.document)).toBe(JSON.stringify(start));
  let again = undone;
  while (again.redoStack.length > history.redoStack.length) again = redo(again);
  expect(JSON.stringify(again.document)).toBe(JSON.stringify(history.document));
}

interface Edited {
  readonly kind: string;
  readonly before: TemplateDocument;
  readonly after: TemplateDocument;
}

/** What an edit did that its kind may not do. */
function listViolations({ kind, before, after }: Edited): readonly string[] {
  const { ids, keepsReferences } = stepKinds[kind] ?? { ids: 'same', keepsReferences: true };
  const old = new Map(questionsOf(before).map((question) => [question.questionID, question]));
  const current = questionsOf(after);
  const known = new Set(current.map(({ questionID }) => questionID));
  const lost = [...old.keys()].filter((id) => !known.has(id)).length;
  const added = [...known].filter((id) => !old.has(id)).length;
  const isRenamed = ids === 'rename' && lost === added && added <= 1;
  const copied = current.filter((question) => {
    const earlier = old.get(question.questionID);
    return earlier !== undefined && earlier !== question && JSON.stringify(earlier) === JSON.stringify(question);
  });
  const violations: readonly (readonly [name: string, isBroken: boolean])[] = [
    ['two questions have one identifier', known.size !== current.length],
    ['it loses questions', lost > 0 && ids !== 'shrink' && ids !== 'any' && !isRenamed],
    ['it adds questions', added > 0 && ids !== 'grow' && ids !== 'any' && !isRenamed],
    ['conditions lose what they name', keepsReferences && dangling(after) > dangling(before)],
    ['it copies what it does not change', copied.length > 0 && ids !== 'any'],
  ];
  return violations.filter(([, isBroken]) => isBroken).map(([name]) => `${kind}: ${name}`);
}

/** The number of conditions that name a question or an option that the template does not have. */
function dangling(document: TemplateDocument): number {
  const questions = new Map(questionsOf(document).map((question) => [question.questionID, question]));
  return questionsOf(document).flatMap(({ shownIf }) =>
    shownIf ? missingIn(questions.get(shownIf.questionID), shownIf.values) : [],
  ).length;
}

function missingIn(question: Question | undefined, values: readonly string[]): readonly string[] {
  if (!question) return ['question'];
  return values.filter((value) => !question.options?.some((option) => option.value === value));
}
