import { openEmulator } from '@brokerdesk/mock-server/testing';
import { findBrokenPersonRule, findBrokenRule, getProfile, isWritable, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ifYes,
  inAll,
  makeChoice,
  makeDocument,
  makePage,
  makeQuestion,
  templateSchema,
} from '../../model/documentFixture.ts';
import { findProblems } from '../../model/findProblems.ts';
import { removeQuestions } from '../../model/edits/remove.ts';
import { setQuestion } from '../../model/edits/setFields.ts';
import { documentOf, questionsOf, type TemplateDocument } from '../../model/TemplateDocument.ts';
import { anyStep, stepKinds } from '../../model/walk/editStepsFixture.ts';
import { answersOf, type ClientSheet, enterAnswer, goBack, goOn, startSheet } from './ClientSheet.ts';
import { sampleAnswers } from './sampleAnswers.ts';
import { scoreSheetOf } from './scoreSheet.ts';

const now = Date.parse('2026-11-04T02:00:00Z');
const emulator = openEmulator({ applications: 0 });

afterAll(() => emulator.close());

/** Goes on until the form is complete or a page is not left. */
function walkThrough(document: TemplateDocument, sheet: ClientSheet): ClientSheet {
  const next = goOn(document, sheet, now);
  return next.isComplete || next.attempts > sheet.attempts || next === sheet ? next : walkThrough(document, next);
}

/** Sample answers that break a rule of their question. */
function brokenSamples(document: TemplateDocument): readonly string[] {
  const answers = sampleAnswers(document);
  return questionsOf(document).flatMap((question) => {
    const { questionID } = question;
    const value = answers[questionID];
    if (value === undefined || !isWritable(question)) return [];
    const rule = findBrokenRule(question, value) ?? findBrokenPersonRule(questionID, answers, now);
    return rule ? [`${question.type} ${questionID} ${rule}`] : [];
  });
}

describe('sample answers', () => {
  it('are taken by the server for every template, and complete the form', { timeout: 180_000 }, async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    const api = createSessionApi(await sandbox.signIn());
    const { items } = await api.call(listProfiles, {});
    expect(items.length).toBeGreaterThan(1);
    for (const { profileID } of items) {
      const document = documentOf(await api.call(getProfile, { params: { id: profileID } }));
      const entered = sampleAnswers(document);
      const writable = questionsOf(document).filter((question) => isWritable(question) && entered[question.questionID]);
      const answers = Object.fromEntries(writable.map(({ questionID }) => [questionID, entered[questionID]]));
      const result = await sandbox.control.startApplication({
        brokerCode: 'DEMO',
        profileID,
        status: 'SUB',
        answers: answers as Record<string, string | string[]>,
      });
      expect(result.status).toBe('SUB');
      expect(walkThrough(document, startSheet(entered)).isComplete).toBe(true);
    }
  });

  it('satisfy the rules of every question of a template that can be published', { timeout: 180_000 }, () => {
    const start: TemplateDocument = { ...makeDocument(), pages: [...makeDocument().pages, makePage('core', [])] };
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 25 }), (steps) => {
        let document = start;
        for (const { kind, ...numbers } of steps)
          document = stepKinds[kind]?.edit(document, numbers)(document) ?? document;
        const invalid = new Set(findProblems(document, [], templateSchema).map(({ place }) => place.questionID));
        // No address and no number is so short.
        for (const { questionID, type, maxLength = 200 } of questionsOf(document))
          if (maxLength < 6 && (type === 'Emailbox' || type === 'Phonebox')) invalid.add(questionID);
        const broken = brokenSamples(document).filter((text) => !invalid.has(text.split(' ')[1]));
        expect(broken).toEqual([]);
      }),
      { numRuns: 300, seed: 20_261_123 },
    );
  });

  it.each([
    ['an integer between fractions', 0.5, 1.5, '1'],
    ['a fraction', 0.25, 0.75, '0.25'],
    ['a small fraction', 0.000_000_5, 0.9, '0.000001'],
    ['a negative number', -9, -5, '-9'],
    ['a large number', 1e12, 1e12, '1000000000000'],
    ['no limits', undefined, undefined, '10000'],
  ])('keep the limits of a number: %s', (_name, minimum, maximum, expected) => {
    const question = makeQuestion('amount', { type: 'Numberbox', required: true, minimum, maximum });
    const document = { ...makeDocument(), pages: [makePage('only', [question])] };
    expect([sampleAnswers(document)['amount'], brokenSamples(document)]).toEqual([expected, []]);
  });
});

describe('a sheet', () => {
  const document: TemplateDocument = {
    ...makeDocument(),
    pages: [
      makePage('first', [makeChoice('employed'), makeQuestion('email', { type: 'Emailbox', required: true })]),
      makePage('job', [makeQuestion('employer', { required: true, ...ifYes('employed') })]),
      makePage('last', [makeQuestion('signature', { type: 'Signature', required: true })]),
    ],
  };

  it('stays on a page whose answers break a rule, and forgets the message when the answer changes', () => {
    const stopped = goOn(document, startSheet({ email: 'nobody' }), now);
    expect([stopped.broken, stopped.attempts]).toEqual([{ employed: 'required', email: 'email' }, 1]);
    expect(enterAnswer(stopped, 'email', ' a@b.hk ').broken).toEqual({ employed: 'required' });
  });

  it('leaves out pages on which nothing is asked, and asks again what is asked again', () => {
    const filled = startSheet({ employed: 'NO', email: ' a@b.hk ', employer: 'Lion' });
    const last = goOn(document, filled, now);
    expect(last.pageID).toBe('last');
    expect(answersOf(document, last)).not.toHaveProperty('employer');
    expect(goBack(document, last).pageID).toBe('first');
    expect(goOn(document, last, now).broken).toEqual({ signature: 'required' });
    const complete = goOn(document, enterAnswer(last, 'signature', ['drawn']), now);
    expect([complete.isComplete, goBack(document, complete).pageID]).toEqual([true, 'last']);
    const again = goOn(document, enterAnswer(goBack(document, last), 'employed', 'YES'), now);
    expect([again.pageID, answersOf(document, again)['employer']]).toEqual(['job', 'Lion']);
  });

  it('shows defaults, fixes read-only answers, and survives edits of its template', () => {
    const fixed = setQuestion('employer', { readOnly: true, defaultValue: 'Lion', shownIf: undefined })(document);
    expect(answersOf(fixed, startSheet({ employer: 'Tiger' }))['employer']).toBe('Lion');
    const list = setQuestion('email', { type: 'Checkbox', options: makeChoice('any').options })(document);
    expect(answersOf(list, startSheet({ email: 'a@b.hk' }))['email']).toBeNull();
    expect(answersOf(removeQuestions(['email'])(document), startSheet({ email: 'a@b.hk' }))).not.toHaveProperty(
      'email',
    );
  });

  it('adds up the points of what is asked', () => {
    const scored = makeDocument();
    const answers = answersOf(scored, startSheet({ employed: 'YES', manager: 'NO', margin: 'YES' }));
    const { points, maximum, band, questions } = scoreSheetOf(scored, answers);
    expect([points, maximum, band?.value]).toEqual([20, 30, 'HIGH']);
    expect(questions.map(({ question, points: given, chosen }) => [question.questionID, given, chosen?.label])).toEqual(
      [
        ['employed', 10, inAll('Yes')],
        ['manager', 0, inAll('No')],
        ['margin', 10, inAll('Yes')],
      ],
    );
  });
});
