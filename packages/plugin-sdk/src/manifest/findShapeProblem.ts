// A definition may contain anything: what the compiler would report must not fail later, with an error of the tools.

type Parts = Readonly<Record<string, unknown>>;
const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** Returns which part of a definition has not the shape that `definePlugin` asks for, as a sentence; undefined if all have. */
export function findShapeProblem(definition: Parts): string | undefined {
  const { functions = {}, internal = {}, slots = [], commands = [], jobs = {}, formerIds = [], messages } = definition;
  return (
    findContributionProblem('functions', functions) ??
    findContributionProblem('internal', internal) ??
    findRequiringProblem('slots', slots) ??
    findRequiringProblem('commands', commands) ??
    findJobProblem(jobs) ??
    (isListOfTexts(formerIds) ? undefined : '`formerIds` is not a list of plugin ids.') ??
    findMessagesProblem(messages)
  );
}

function findContributionProblem(field: string, declared: unknown): string | undefined {
  if (!isObject(declared)) return `\`${field}\` is ${String(declared)}, not an object.`;
  for (const [name, contribution] of Object.entries(declared)) {
    // A function that a condition leaves out.
    if (contribution === undefined) continue;
    const place = `"${name}" in \`${field}\``;
    if (!isObject(contribution)) return `${place} is not a contribution: use page(), tabbedPage(), area() or action().`;
    const { kind, title, children = {} } = contribution;
    // The product's functions have names of their own.
    if (kind !== 'action' && typeof title !== 'string') return `${place} has no \`title\`.`;
    if (!isObject(children)) return `\`children\` of ${place} is ${String(children)}, not an object.`;
    for (const [child, part] of Object.entries(children)) {
      if (!isObject(part)) return `The child "${child}" of ${place} is ${String(part)}.`;
      if (typeof part['title'] !== 'string') return `The child "${child}" of ${place} has no \`title\`.`;
      if ('requires' in part && part['requires'] !== undefined && !isRequirement(part['requires'])) {
        return `\`requires\` of the child "${child}" of ${place} is not a function code.`;
      }
    }
  }
  return undefined;
}

function findRequiringProblem(field: string, parts: unknown): string | undefined {
  if (!Array.isArray(parts)) return `\`${field}\` is ${String(parts)}, not a list.`;
  for (const [index, part] of parts.entries()) {
    const place = `${field}[${index}]`;
    if (!isObject(part)) return `${place} is ${String(part)}.`;
    const { requires, id } = part;
    if (typeof id !== 'string') return `${place} has no \`id\`.`;
    if (typeof requires !== 'string')
      return `"${id}" in \`${field}\` has \`requires\` ${String(requires)}, not a function code.`;
  }
  return undefined;
}

function findJobProblem(jobs: unknown): string | undefined {
  if (!isObject(jobs)) return `\`jobs\` is ${String(jobs)}, not an object.`;
  const [name] = Object.entries(jobs).find(([, job]) => !isObject(job) || typeof job['title'] !== 'string') ?? [];
  return name === undefined ? undefined : `The job "${name}" has no \`title\`.`;
}

function findMessagesProblem(messages: unknown): string | undefined {
  if (!isObject(messages)) return 'The definition has no `messages`: write en and the loaders of zh-Hans and zh-Hant.';
  const missing = languages.find((language) => {
    return language === 'en' ? !isObject(messages[language]) : typeof messages[language] !== 'function';
  });
  if (missing === undefined) return undefined;
  return missing === 'en'
    ? `\`messages\` has no \`en\`: import en from '${fileOf('en')}'.`
    : `\`messages\` has no '${missing}': write () => import('${fileOf(missing)}').`;
}

function isRequirement(value: unknown): boolean {
  return isListOfTexts([value].flat());
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function fileOf(language: string): string {
  return `./locales/${language}.ts`;
}
