// What an upgrade changes in a plugin's folder, step by step. A number is never used twice, and a step that has nothing to do
// changes nothing: all of them run each time, whatever version the plugin comes from.
import { satisfiesRange, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { type ExportedNames, readSdkNames } from '../compat/sharedNames.ts';
import { testTools, toolVersions } from '../create/toolVersions.ts';
import { parseSource } from '../sources/SourceFile.ts';
import { version } from '../version.mjs';

/** One step. */
export interface Codemod {
  /** Such as `001`. */
  readonly number: string;
  readonly title: string;
  /** Whether it reads a file, by its path in the plugin's folder. */
  readonly reads: (file: string) => boolean;
  /** Returns the new text of a file; the same text if there is nothing to do. */
  readonly change: (text: string) => string | Promise<string>;
}

/** The steps, in the order in which they run. */
export const codemods: readonly Codemod[] = [
  {
    number: '001',
    title: `Brokerdesk's packages are those of ${version}, and tools those that it is tested with`,
    reads: (file) => file === 'package.json',
    change: setVersions,
  },
  {
    number: '002',
    title: `\`sdk\` includes the SDK ${sdkVersion}`,
    reads: (file) => file === 'src/plugin.ts',
    change: widenRange,
  },
  {
    number: '003',
    title: 'Names that are going to end are imported by what replaces them',
    reads: (file) => /^src\/.*\.tsx?$/.test(file),
    change: (text) => renameImports(text, readSdkNames),
  },
];

/** Sets the versions of packages that a manifest names; it gets no others. */
export function setVersions(text: string): string {
  const tools = Object.entries({ ...toolVersions, ...testTools });
  const packages = text.replaceAll(/("@brokerdesk\/[a-z-]+":\s*"\^?)\d+\.\d+\.\d+(?=")/g, `$1${version}`);
  const files = packages.replaceAll(/(brokerdesk-[a-z-]+-)\d+\.\d+\.\d+(?=\.tgz")/g, `$1${version}`);
  return tools.reduce((result, [name, wanted]) => {
    const named = new RegExp(`("${name}":\\s*")\\d+\\.\\d+\\.\\d+(?=")`, 'g');
    return result.replaceAll(named, `$1${wanted}`);
  }, files);
}

/** Replaces a range of the SDK that does not include this one. */
export function widenRange(text: string): string {
  return text.replace(/(\bsdk: ['"])([^'"]+)(?=['"])/, (all: string, before: string, range: string) =>
    satisfiesRange(sdkVersion, range) ? all : `${before}^${sdkVersion}`,
  );
}

/**
 * Imports what replaces a name under the name that the source uses, if the replacement is all that its deprecation says. Other
 * deprecations need a person; `check` reports them.
 */
export async function renameImports(
  text: string,
  namesOf: (specifier: string) => Promise<ExportedNames>,
): Promise<string> {
  const { program } = parseSource('source.tsx', text);
  let result = text;
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || !/^@brokerdesk\/plugin-sdk(?:\/|$)/.test(statement.source.value))
      continue;
    const names = await namesOf(statement.source.value);
    for (const one of statement.specifiers.toReversed()) {
      if (one.type !== 'ImportSpecifier' || one.imported.type === 'Literal') continue;
      const { name, start, end } = one.imported;
      const [, other] = /^Use `(\w+)`\.$/.exec(names.get(name)?.deprecation?.instead ?? '') ?? [];
      if (other === undefined || !names.has(other)) continue;
      const isRenamed = one.local.start !== start;
      result = `${result.slice(0, start)}${other}${isRenamed ? '' : ` as ${name}`}${result.slice(end)}`;
    }
  }
  return result;
}
