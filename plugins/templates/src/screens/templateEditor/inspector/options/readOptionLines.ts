import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import type { QuestionOption } from '../../../../model/TemplateDocument.ts';

/** Why a line does not become an option. */
export interface LineProblem {
  /** As the user counts, from 1. */
  readonly line: number;
  readonly code: 'value' | 'duplicate' | 'score' | 'tooLong' | 'tooMany';
  readonly text: string;
}

/** Options as read from lines, and what is wrong with the lines that are left out. */
export interface OptionLines {
  readonly options: readonly QuestionOption[];
  readonly problems: readonly LineProblem[];
}

interface ReadOptions {
  /** Values that other options of the question have. */
  readonly taken: readonly string[];
  /** Points are read from the last column. */
  readonly hasScores: boolean;
}

/** The shape of an option's value. */
export const valuePattern = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}$/;

/**
 * Reads options from lines, as typed or copied from a spreadsheet. A line is a label, which gets a fresh value; or value,
 * English, Simplified and Traditional Chinese and points, separated by tabs.
 */
export function readOptionLines(lines: string, { taken, hasScores }: ReadOptions): OptionLines {
  const values = new Set(taken);
  const options: QuestionOption[] = [];
  const problems: LineProblem[] = [];
  lines.split(/\r\n?|\n/).forEach((text, at) => {
    if (text.trim() === '') return;
    const reject = (code: LineProblem['code']) => problems.push({ line: at + 1, code, text: text.trim() });
    const cells = text.split('\t').map((cell) => cell.trim());
    const [first = '', EN = '', SC = '', TC = '', points = ''] = cells;
    const isLabel = cells.length === 1;
    const value = isLabel ? freshValue(first, values) : first;
    const label = isLabel ? { EN: first, SC: '', TC: '' } : { EN, SC, TC };
    if (taken.length + options.length >= templateLimits.optionsPerComponent) reject('tooMany');
    else if (!valuePattern.test(value)) reject('value');
    else if (values.has(value)) reject('duplicate');
    else if (Object.values(label).some((one) => one.length > templateLimits.textLength)) reject('tooLong');
    else if (hasScores && points !== '' && !(/^\d{1,4}$/.test(points) && Number(points) <= 1000)) reject('score');
    else {
      values.add(value);
      options.push({ value, label, ...(hasScores && points !== '' ? { score: Number(points) } : {}) });
    }
  });
  return { options, problems };
}

/** Returns a value for a new option: the label in capitals if it is Latin, otherwise the next free number. */
export function freshValue(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);
  if (plain !== '' && !taken.has(plain)) return plain;
  const stem = plain === '' ? '' : `${plain}_`;
  let number = plain === '' ? taken.size + 1 : 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}
