import type { Readable, Writable } from 'node:stream';
import { select, text } from '@clack/prompts';
import { CliError } from '../errors.ts';
import { findTitleProblem } from './findTitleProblem.ts';
import { titleOf } from './nameForms.ts';
import { listTemplates, templateDescriptions } from './templates.ts';

/** What `create` has to know, as far as it is given. */
export interface GivenAnswers {
  readonly name: string | undefined;
  readonly template: string | undefined;
  readonly title: string | undefined;
  /** Returns why nothing can be created under a name. */
  readonly findProblem: (name: string) => CliError | undefined;
}

/** What `create` has to know. */
export interface Answers {
  readonly name: string;
  readonly template: string;
  readonly title: string;
}

/** Asks for what is not given. The questions go to the terminal's standard error, so that standard output is the result. */
export async function askQuestions(
  given: GivenAnswers,
  terminal: { readonly input: Readable; readonly output: Writable },
): Promise<Answers> {
  const name =
    given.name ??
    (await answered(
      text({
        ...terminal,
        message: 'Name of the plugin',
        placeholder: 'branch-visits',
        validate: (value = '') => describe(given.findProblem(value)),
      }),
    ));
  const template =
    given.template ??
    (await answered(
      select({
        ...terminal,
        message: 'Template',
        options: listTemplates().map((value) => ({ value, label: value, hint: templateDescriptions[value] ?? '' })),
      }),
    ));
  const title =
    given.title ??
    (await answered(
      text({
        ...terminal,
        message: 'Title in the menu',
        initialValue: titleOf(name),
        validate: (value = '') => findTitleProblem(value),
      }),
    ));
  return { name, template, title };
}

function describe(problem: CliError | undefined): string | undefined {
  return problem && `${problem.message} ${problem.hint}`;
}

async function answered(question: Promise<string | symbol>): Promise<string> {
  const answer = await question;
  if (typeof answer === 'string') return answer;
  // The symbol that stands for Ctrl-C or Escape.
  throw new CliError('CANCELLED', { message: 'Cancelled: nothing was written.', hint: '' });
}
