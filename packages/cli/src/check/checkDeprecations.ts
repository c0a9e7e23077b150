import { type Deprecation, type ExportedNames, readSdkNames } from '../compat/sharedNames.ts';
import type { SourceFile } from '../sources/SourceFile.ts';
import type { PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

const sdkEntry = /^@brokerdesk\/plugin-sdk(?:\/(?:api|contract|charts|forms|documents|sheet|trees))?$/;
const dayMs = 24 * 60 * 60 * 1000;

/** Reports imports of names that a later version of the SDK does not have, with the days that are left. */
export async function checkDeprecations(
  { files }: Pick<PluginUnderCheck, 'files'>,
  namesOf: (specifier: string) => Promise<ExportedNames> = readSdkNames,
): Promise<readonly Problem[]> {
  const imported = files.flatMap((source) => importsOf(source).map((one) => ({ source, ...one })));
  const problems = imported.map(async ({ source, specifier, name, offset }) => {
    const deprecation = (await namesOf(specifier)).get(name)?.deprecation;
    if (deprecation === undefined) return [];
    const message = `${name} is deprecated since ${deprecation.since}; ${deprecation.until} does not have it, ${describeDay(deprecation)}.`;
    return [problemAt('deprecated', { source, offset }, { message, hint: deprecation.instead })];
  });
  return (await Promise.all(problems)).flat();
}

function importsOf({ program }: SourceFile) {
  return program.body.flatMap((statement) => {
    const specifier = statement.type === 'ImportDeclaration' ? statement.source.value : '';
    if (statement.type !== 'ImportDeclaration' || !sdkEntry.test(specifier)) return [];
    return statement.specifiers.flatMap((one) => {
      if (one.type !== 'ImportSpecifier') return [];
      const name = one.imported.type === 'Literal' ? one.imported.value : one.imported.name;
      return [{ specifier, name, offset: one.start }];
    });
  });
}

function describeDay({ day }: Deprecation): string {
  const left = Math.ceil((Date.parse(`${day}T00:00:00Z`) - Date.now()) / dayMs);
  if (left <= 0) return `which may be released since ${day}`;
  return `which is released in ${left} day${left === 1 ? '' : 's'} (${day}) at the earliest`;
}
