// Points of the risk questionnaire: the totals that can be reached, and classes that cover them.
import { maximumScore } from '@brokerdesk/plugin-sdk/api';
import { type Question, questionsOf, type ScoreBand, type TemplateDocument } from './TemplateDocument.ts';

/** The totals that answers can lead to. */
export interface ReachableScores {
  /** The least points of a complete form. */
  readonly minimum: number;
  /** The most points, at which the classes must end. */
  readonly maximum: number;
  /** Every total that can occur, ascending; undefined if there are more than 5,000. */
  readonly values: readonly number[] | undefined;
  /** The questions that give points, in their order. */
  readonly questions: readonly Question[];
}

/** The number of different totals that are listed. */
const maximumTotals = 5000;

/**
 * Computes which totals can be reached. A question with a condition or without a compulsory answer can give no points;
 * that two conditions exclude each other is not considered, neither here nor by the server.
 */
export function reachableScores(document: TemplateDocument): ReachableScores {
  const questions = questionsOf(document).filter(({ options = [] }) =>
    options.some(({ score }) => score !== undefined),
  );
  const maximum = maximumScore(document);
  const choices = questions.map(scoresOfQuestion);
  const minimum = choices.reduce((total, scores) => total + Math.min(...scores), 0);
  let totals = new Set([0]);
  for (const scores of choices) {
    totals = new Set([...totals].flatMap((total) => [...scores].map((score) => total + score)));
    if (totals.size > maximumTotals) return { minimum, maximum, values: undefined, questions };
  }
  return { minimum, maximum, values: [...totals].toSorted((left, right) => left - right), questions };
}

function scoresOfQuestion({ options = [], required, shownIf }: Question): ReadonlySet<number> {
  const scores = options.map(({ score = 0 }) => score);
  return new Set(required && !shownIf ? scores : [0, ...scores]);
}

/**
 * Returns the classes in the order of their points, from 0 to the maximum without gap or overlap. Each keeps its upper
 * end as far as possible; classes that do not all fit below the maximum are returned as they are.
 */
export function repairBands(bands: readonly ScoreBand[], maximum: number): readonly ScoreBand[] {
  if (bands.length === 0 || bands.length > maximum + 1) return bands;
  const sorted = bands.toSorted((left, right) => left.from - right.from || left.to - right.to);
  let from = 0;
  const repaired = sorted.map((band, index) => {
    const most = maximum - (sorted.length - 1 - index);
    const to = index === sorted.length - 1 ? maximum : Math.max(from, Math.min(band.to, most));
    const whole = band.from === from && band.to === to ? band : { ...band, from, to };
    from = to + 1;
    return whole;
  });
  return repaired.every((band, index) => band === bands[index]) ? bands : repaired;
}
