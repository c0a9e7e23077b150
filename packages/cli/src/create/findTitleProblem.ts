import { CliError } from '../errors.ts';
import type { Titles } from './renameSample.ts';

/** Titles stand within quoted texts, patterns and Markdown of a template; U+FFFD stands for what a terminal could not read. */
const impossible = /["\\`$<>|{}[\]()*+?^\n\r\uFFFD]/;
const maxLength = 60;

/** Explains why a text cannot be a title; undefined if it can. */
export function findTitleProblem(title: string): string | undefined {
  if (title.trim() === '') return 'A title is not empty.';
  if (title.length > maxLength) return `A title has at most ${maxLength} characters.`;
  const [character] = impossible.exec(title) ?? [];
  return character === undefined ? undefined : `A title cannot contain ${JSON.stringify(character)}.`;
}

/**
 * Returns a plugin's titles; a missing Chinese one is the English one.
 * @throws `TITLE_INVALID`
 */
export function toTitles(titles: {
  readonly en: string;
  readonly simplified: string | undefined;
  readonly traditional: string | undefined;
}): Titles {
  const { en, simplified = en, traditional = en } = titles;
  for (const title of [en, simplified, traditional]) {
    const problem = findTitleProblem(title);
    if (problem === undefined) continue;
    throw new CliError('TITLE_INVALID', {
      message: problem,
      hint: 'Choose a short title in plain words, and edit src/locales for more.',
    });
  }
  // An apostrophe would end the text that it stands in.
  const typeset = (title: string) => title.trim().replaceAll("'", '’');
  return { en: typeset(en), 'zh-Hans': typeset(simplified), 'zh-Hant': typeset(traditional) };
}
