import { type Answers, isShown, maximumScore, pointsOf, scoreOf } from '@brokerdesk/plugin-sdk/api';
import {
  type Question,
  type QuestionOption,
  questionsOf,
  type ScoreBand,
  type TemplateDocument,
} from '../../model/TemplateDocument.ts';

/** A question that gives points, and what the answer gave. */
export interface ScoredQuestion {
  readonly question: Question;
  readonly isAsked: boolean;
  /** Undefined without an answer. */
  readonly chosen: QuestionOption | undefined;
  readonly points: number;
  /** The most points that an answer gives. */
  readonly most: number;
}

/** The points so far, and where they come from. */
export interface ScoreSheet {
  readonly points: number;
  readonly maximum: number;
  /** The class of the points; undefined if the template has none for them. */
  readonly band: ScoreBand | undefined;
  readonly questions: readonly ScoredQuestion[];
}

/** Adds up the points of the answers, as the server does. */
export function scoreSheetOf(document: TemplateDocument, answers: Answers): ScoreSheet {
  const { points, value } = scoreOf(document, answers);
  const scored = questionsOf(document).filter(({ options = [] }) => options.some(({ score }) => score !== undefined));
  return {
    points,
    maximum: maximumScore(document),
    band: document.classification.find((band) => band.value === value),
    questions: scored.map((question) => {
      const isAsked = isShown(question, answers);
      const chosen = isAsked
        ? question.options?.find((option) => option.value === answers[question.questionID])
        : undefined;
      const most = Math.max(0, ...(question.options ?? []).map(({ score = 0 }) => score));
      return { question, isAsked, chosen, points: isAsked ? pointsOf(question, answers) : 0, most };
    }),
  };
}
