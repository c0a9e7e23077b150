import {
  type AnswerPage,
  type Answers,
  type AnswerValue,
  isShown,
  type LocalText,
  maximumScore,
  scoreOf,
} from '@brokerdesk/api';
import { localText } from '@brokerdesk/fixtures';
import type { Component, Profile } from './Profile.ts';

/** The part of a template that determines how its answers are shown. */
export type TemplateBody = Pick<Profile, 'pages' | 'scoreBands'>;

type Answer = AnswerPage['groups'][number]['answers'][number];

/** Combines a template and its answers, page by page, for readers. */
export function composePages(profile: TemplateBody, answers: Answers): AnswerPage[] {
  return profile.pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    groups: groups.map(({ groupID, name, components }) => ({
      groupID,
      name,
      answers: components
        .filter((component) => component.type !== 'Label' && component.type !== 'Linebreak')
        .filter((component) => isShown(component, answers))
        .map((component) => composeAnswer(profile, component, answers)),
    })),
  }));
}

function composeAnswer(profile: TemplateBody, component: Component, answers: Answers): Answer {
  const { questionID, label, type } = component;
  const value = answers[questionID] ?? null;
  const isFile = type === 'FileUpload' || type === 'Signature';
  return {
    questionID,
    label,
    type,
    value: typeof value === 'string' || value === null ? value : [...value],
    display: display(profile, component, answers),
    fileIDs: isFile && Array.isArray(value) ? [...value] : [],
  };
}

function display(profile: TemplateBody, { questionID, type, options }: Component, answers: Answers): LocalText {
  const value: AnswerValue = answers[questionID] ?? null;
  if (value === null) return localText('', '', '');
  if (type === 'ScoreResult') return displayScore(profile, answers);
  // Files are shown as pictures; their identifiers are meaningless to readers.
  if (type === 'FileUpload' || type === 'Signature') return localText('', '', '');
  if (options) {
    const chosen = options.filter((option) =>
      typeof value === 'string' ? option.value === value : value.includes(option.value),
    );
    return joinTexts(chosen.map(({ label }) => label));
  }
  const text = typeof value === 'string' ? value : value.join(', ');
  const shown = type === 'Numberbox' ? Number(text).toLocaleString('en-US') : text;
  return localText(shown, shown, shown);
}

function displayScore(profile: TemplateBody, answers: Answers): LocalText {
  const { points, value } = scoreOf({ pages: profile.pages, classification: profile.scoreBands }, answers);
  const label = profile.scoreBands.find((band) => band.value === value)?.label ?? localText('', '', '');
  const most = maximumScore(profile);
  return localText(
    `${label.EN} (${points} of ${most})`,
    `${label.SC}（${points} / ${most} 分）`,
    `${label.TC}（${points} / ${most} 分）`,
  );
}

function joinTexts(texts: readonly LocalText[]): LocalText {
  return localText(
    texts.map(({ EN }) => EN).join(', '),
    texts.map(({ SC }) => SC).join('、'),
    texts.map(({ TC }) => TC).join('、'),
  );
}
