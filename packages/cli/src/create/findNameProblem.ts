import { isBuiltin } from 'node:module';
import { CliError } from '../errors.ts';
import { toKebab } from './nameForms.ts';

/** Leaves room for what is appended in function codes, collections and addresses. */
const maxLength = 40;
const pattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Explains why something cannot have a name; undefined if it can. */
export function findNameProblem(name: string): string | undefined {
  if (!pattern.test(name)) {
    const suggestion = toKebab(name).slice(0, maxLength).replace(/-$/, '');
    const rule = 'a name consists of lower-case words and digits with "-" between them and begins with a letter';
    return suggestion === '' ? `${rule}, such as branch-visits.` : `${rule}: ${suggestion}?`;
  }
  return name.length > maxLength ? `a name has at most ${maxLength} characters.` : undefined;
}

/** Explains why a plugin cannot have a name; undefined if it can. */
async function findPluginNameProblem(name: string): Promise<string | undefined> {
  const problem = findNameProblem(name);
  if (problem !== undefined) return problem;
  const { reservedPluginIds } = await import('@brokerdesk/plugin-sdk/build');
  if (reservedPluginIds.includes(name)) return `the texts of the portal have that id: ${name}-plugin?`;
  return isBuiltin(name) ? `a module of Node has that name: ${name}-plugin?` : undefined;
}

/** Throws for a name that a plugin cannot have. */
export async function assertPluginName(name: string): Promise<void> {
  const problem = await findPluginNameProblem(name);
  if (problem === undefined) return;
  throw new CliError('NAME_INVALID', {
    message: `"${name}" cannot be the name of a plugin: ${problem}`,
    hint: 'Choose another name, such as: admin-cli create branch-visits',
  });
}
