import { sdkVersion } from '@brokerdesk/plugin-sdk/build';
import type { DefinitionFinding } from '../plugins/DefinitionFinding.ts';
import { definitionFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Edit, type Problem, problemAt } from './Problem.ts';
import type { RuleId } from './rules.ts';
import { offsetOf, type SourceFile } from '../sources/SourceFile.ts';

type Advice = readonly [rule: RuleId, hint: string];

const unreadable: Advice = ['definition', 'Correct src/plugin.ts: its default export is made by definePlugin({ … }).'];
const range: Advice = ['sdk-range', `Write sdk: '^${sdkVersion}'.`];
const id: Advice = ['plugin-id', 'Choose another id, in plugin.ts and in mock.ts.'];

const advice: Readonly<Record<DefinitionFinding['rule'], Advice>> = {
  DEFINITION_UNREADABLE: unreadable,
  DEFINITION_MISSING: unreadable,
  DEFINITION_SHAPE: ['definition', 'Correct that part of src/plugin.ts.'],
  PLUGIN_VERSION_INVALID: ['definition', 'Write a version such as 1.0.0.'],
  PLUGIN_ID_INVALID: id,
  PLUGIN_ID_RESERVED: id,
  SDK_RANGE_INVALID: range,
  PLG_SDK_RANGE: range,
  TEXT_MISSING: ['title-unknown', 'Add the key to the texts of all three languages, or correct it.'],
  TEXT_EMPTY: ['text-empty', 'Write the title, in all three languages.'],
  FUNCTION_UNKNOWN: [
    'code-unknown',
    "Use a function of the product (admin-cli functions), or begin the plugin's own with X_.",
  ],
  PATH_INVALID: ['path-invalid', "Correct `path`, such as 'my_screen' or 'reports/daily'."],
  INTERNAL_REQUIRES: ['internal-requires', 'Remove `requires`.'],
  TARGET_UNKNOWN: ['screen-unknown', 'Correct the name, or declare the screen.'],
  PAGE_IS_ACTION: ['code-kind', 'Declare the page above it, too, or use action().'],
  ORDER_WITHOUT_EFFECT: ['menu-order', 'Remove `order`.'],
};

/**
 * Reports what reading and reviewing the definition have found: the same as `build` and `dev` do. What is wrong with a title
 * in a text file is reported there.
 */
export function checkDefinition(plugin: PluginUnderCheck, inTexts: readonly Problem[]): readonly Problem[] {
  const file = definitionFile(plugin);
  if (file.syntaxError !== undefined) {
    const { message, offset } = file.syntaxError;
    return [problemAt('definition', { source: file, offset }, { message, hint: 'Correct the syntax.' })];
  }
  const inFiles = inTexts.filter(({ rule }) => rule === 'text-missing' || rule === 'text-empty');
  return ((plugin.described ?? plugin.broken)?.findings ?? [])
    .filter(({ rule, subject }) => !(rule.startsWith('TEXT_') && inFiles.some((one) => concerns(one, subject))))
    .map((finding) => toProblem(finding, file));
}

/** Also a file of texts that is missing as a whole. */
function concerns({ message }: Problem, key: string): boolean {
  return message.startsWith(`${key} `) || message.includes('.ts is missing');
}

function toProblem({ rule: found, subject, message, meant = '' }: DefinitionFinding, source: SourceFile): Problem {
  const [rule, hint] = advice[found];
  const [, undeclared] = /^(\w+) is not defined$/.exec(message) ?? [];
  const offset = undeclared === undefined ? offsetOf(source, subject) : Math.max(0, source.text.indexOf(undeclared));
  const fix = rule === 'sdk-range' && offset > 0 ? replaceWord(source, { offset, text: `^${sdkVersion}` }) : undefined;
  return problemAt(rule, { source, offset }, { message, hint: hint + meant, fix });
}

/** Replaces a string, but not its quotes. */
function replaceWord({ text }: SourceFile, { offset, text: value }: { offset: number; text: string }): Edit {
  const quote = text[offset] ?? "'";
  return { start: offset + 1, end: text.indexOf(quote, offset + 1), text: value };
}
