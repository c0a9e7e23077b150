// One mistake is one problem: what the compiler says about it is left out where a rule says the same, shorter and with a remedy.
import { suggest } from '../suggest.ts';
import type { PluginUnderCheck } from './PluginUnderCheck.ts';
import type { Problem } from './Problem.ts';
import { type RuleId, rules } from './rules.ts';
import { findTextFolders } from '../texts/readTextFolders.ts';
import { readIfTexts } from './checkTexts.ts';

const unknownKey = /^TS2345: Argument of type '"([^"]+)"' is not assignable to parameter of type '[^']*MessageKey</;
/** Rules about a whole file of texts: the compiler names another line of it. */
const wholeFile: ReadonlySet<string> = new Set(['text-missing', 'text-extra']);

/** What the compiler or the emulator says, in other places, of a mistake that a rule reports. */
const echoes: Readonly<Partial<Record<RuleId, RegExp>>> = {
  'endpoint-access': /has no access rule/,
  'endpoint-operation': /operation .* has no name/,
  'endpoint-record': /records of .* have no name/,
  'screen-missing': /Property 'default' is missing/,
  definition: /^TS\d+: Module .* has no default export/,
};

/** Leaves out what repeats a problem of the same plugin. */
export function withoutEchoes(problems: readonly Problem[], plugins: readonly PluginUnderCheck[]): readonly Problem[] {
  const pluginOf = ({ file }: Problem) => plugins.find(({ files }) => files.some((one) => one.file === file));
  const own = problems.filter(({ rule, severity }) => rule !== 'types' && severity === 'error');
  const isEcho = (problem: Problem) => {
    const { rule, file, line, message } = problem;
    if (rule !== 'types' && rule !== 'mock-broken') return false;
    const plugin = pluginOf(problem);
    if (own.some((one) => echoes[one.rule]?.test(message) && pluginOf(one) === plugin)) return true;
    if (rule === 'mock-broken') return false;
    return (
      own.some((one) => one.file === file && (one.line === line || wholeFile.has(one.rule))) ||
      isAboutDefinition(problem, plugin)
    );
  };
  return problems.filter((problem) => !isEcho(problem)).map((problem) => nameKey(problem, pluginOf(problem)));
}

/** Of a definition that breaks a rule, the compiler reports the types of each part; of one that throws, it knows the place. */
function isAboutDefinition({ file }: Problem, plugin: PluginUnderCheck | undefined): boolean {
  const { broken, source } = plugin ?? {};
  return broken !== undefined && broken.rule !== 'DEFINITION_UNREADABLE' && file === source?.entry;
}

/** Names the text that is meant, instead of the type of all keys. */
function nameKey(problem: Problem, plugin: PluginUnderCheck | undefined): Problem {
  const [, key] = (problem.rule === 'types' && unknownKey.exec(problem.message)) || [];
  if (key === undefined || plugin === undefined) return problem;
  return {
    ...problem,
    rule: 'text-unknown',
    severity: rules['text-unknown'].severity,
    message: `There is no text "${key}".`,
    hint: `Correct the key, or add it to the texts of all three languages.${suggest(key, listTextKeys(plugin.files))}`,
  };
}

/** Lists the keys of all English texts of a plugin. */
function listTextKeys(files: PluginUnderCheck['files']): readonly string[] {
  return findTextFolders(files, readIfTexts).flatMap(({ locales: { en } }) => en?.texts.map(({ key }) => key) ?? []);
}
