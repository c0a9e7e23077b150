import { type Answers, type AnswerValue, type Attachment, defaultAnswerOf, isShown, scoreOf } from '@brokerdesk/api';
import { pick } from '@brokerdesk/fixtures';
import type { Component, Profile } from '../profiles/Profile.ts';
import type { ApplicationDraft } from './makeApplicationSummary.ts';
import { knownAnswer, type PostalAddress } from './knownAnswer.ts';

export interface AnswerOptions {
  readonly draft: ApplicationDraft;
  readonly profile: Pick<Profile, 'pages' | 'scoreBands'>;
  readonly address: PostalAddress;
  readonly attachments: readonly Attachment[];
  /** The applicant answers all pages before this one, and part of this one. */
  readonly recentPage: string;
  /** Existing answers, on any page. */
  readonly knownAnswers?: Answers;
}

export function makeAnswers(source: AnswerOptions): Answers {
  const { profile, recentPage, draft, knownAnswers } = source;
  const answers: Record<string, AnswerValue> = {};
  const reached = profile.pages.findIndex(({ pageID }) => pageID === recentPage);
  const isPending = draft.summary.status === 'PND';
  profile.pages.slice(0, reached + 1).forEach((page, position) => {
    for (const component of page.groups.flatMap(({ components }) => components)) {
      if (!isShown(component, answers)) continue;
      const isLeftOpen = isPending && position === reached && draft.value(`open ${component.questionID}`) < 0.5;
      if (!isLeftOpen || component.core || knownAnswers?.[component.questionID] !== undefined)
        answers[component.questionID] = makeAnswer(source, component, answers);
    }
  });
  return answers;
}

function makeAnswer(source: AnswerOptions, component: Component, before: Answers): AnswerValue {
  const { draft, profile, address, attachments, knownAnswers } = source;
  const { questionID, type, options } = component;
  if (type !== 'ScoreResult' && knownAnswers?.[questionID] !== undefined) return knownAnswers[questionID];
  const known = knownAnswer(questionID, draft, address);
  if (known !== undefined) return known;
  if (component.readOnly) return defaultAnswerOf(component);
  const number = draft.value(`answer ${questionID}`);
  switch (type) {
    case 'Label':
    case 'Linebreak':
      return null;
    case 'FileUpload':
    case 'Signature': {
      const files = attachments.filter(({ kind }) => kind === questionID).map(({ fileID }) => fileID);
      return files.length === 0 ? null : files;
    }
    case 'ScoreResult':
      return scoreOf({ pages: profile.pages, classification: profile.scoreBands }, before).value;
    case 'Checkbox': {
      const first = pick(options ?? [], number).value;
      const others = (options ?? []).filter((option) => draft.value(`${questionID} ${option.value}`) < 0.3);
      const chosen = new Set([first, ...others.map(({ value }) => value)]);
      return (options ?? []).map(({ value }) => value).filter((value) => chosen.has(value));
    }
    case 'Selectbox':
    case 'Radiobox':
      // Prefers the first options, which are the most usual ones in the templates, except in questions with points.
      return pick(options ?? [], options?.[0]?.score === undefined ? number ** 1.7 : number).value;
    default:
      return null;
  }
}
