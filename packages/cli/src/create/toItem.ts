import { compileFunction } from 'node:vm';
import { CliError } from '../errors.ts';
import { findTitleProblem } from './findTitleProblem.ts';
import type { Item } from './itemSpellings.ts';
import { nameForms, pluralOf, toKebab } from './nameForms.ts';
import { type Files, renameSample, sample } from './renameSample.ts';

/** What a user calls the rows of a list. */
export interface GivenItem {
  readonly name: string;
  readonly simplified: string | undefined;
  readonly traditional: string | undefined;
}

/** With the plugin's name before it, an operation or a collection still has a name of reasonable length. */
const maxLength = 30;
const pattern = /^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns what the rows of a template are to be called; a missing Chinese title is the English one.
 * @throws `ITEM_INVALID`
 */
export function toItem({ name, simplified, traditional }: GivenItem, template: Files): Item {
  const words = name.replaceAll('-', ' ');
  const titles = { 'zh-Hans': (simplified ?? words).trim(), 'zh-Hant': (traditional ?? words).trim() };
  const problem = findNounProblem(name) ?? Object.values(titles).map(findTitleProblem).find(Boolean);
  if (problem !== undefined) throw invalid(name, problem);
  const item = { name, titles };
  const clash = findClash(template, renameSample(template, { ...sample, item }));
  if (clash !== undefined) throw invalid(name, `the code of the template uses the name ${clash} for something else.`);
  return item;
}

function findNounProblem(name: string): string | undefined {
  if (!pattern.test(name)) {
    const rule = 'it consists of lower-case words and digits with "-" between them and begins with a letter';
    const suggestion = toKebab(name);
    return pattern.test(suggestion) && suggestion.length <= maxLength ? `${rule}: ${suggestion}?` : `${rule}.`;
  }
  if (name.length > maxLength) return `it has at most ${maxLength} characters.`;
  if (/[^siu]s$/.test(name)) return `it is the singular: ${name.replace(/s$/, '')}?`;
  const reserved = [name, pluralOf(name)].map((each) => nameForms(each).camel).find(isReserved);
  return reserved && `${reserved} is a word of TypeScript.`;
}

/** Returns whether no variable can have a name. */
function isReserved(name: string): boolean {
  try {
    compileFunction(`'use strict'; async () => { let ${name}; };`);
    return false;
  } catch {
    return true;
  }
}

/** Returns a name that a file's code would have for two things. */
function findClash(template: Files, renamed: Files): string | undefined {
  const after = [...renamed.values()];
  return [...template]
    .map(([file, content], index) => {
      if (!/\.tsx?$/.test(file)) return undefined;
      const [before, names] = [listNames(content), listNames(after[index] ?? '')];
      const kept = new Set(before.filter((name, at) => name === names[at]));
      return names.find((name, at) => name !== before[at] && kept.has(name));
    })
    .find((clash) => clash !== undefined);
}

/** Lists the names in a file's code: not in comments and texts. */
function listNames(content: Uint8Array | string): readonly string[] {
  const code = Buffer.from(content)
    .toString()
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
    .replaceAll(/`[^`]*`/g, (text) => text.match(/\$\{[^}]*\}/g)?.join('') ?? '');
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function invalid(name: string, problem: string): CliError {
  return new CliError('ITEM_INVALID', {
    message: `${JSON.stringify(name)} cannot be what a row of the list is called: ${problem}`,
    hint: 'Choose an English noun such as --item complaint or --item fee-change, and --item-sc and --item-tc in plain words.',
  });
}
