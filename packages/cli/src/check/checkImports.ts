import path from 'node:path';
import { isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

const sdkEntries = /^@brokerdesk\/plugin-sdk(?:\/(?:api|contract|charts|forms|documents|sheet|trees))?$/;
const testEntries = /^@brokerdesk\/(?:plugin-testing(?:\/browser)?|mock-server\/testing)$/;
const slots = /^@brokerdesk\/[^/]+\/slots$/;
const later = 'Types and build are checked once it is gone.';
const copiedBlueprint = /^@blueprintjs\/(?!icons)/;

/** Reports imports that a plugin must not have: parts of the host, files of others, modules of Node. */
export function checkImports({ source, files }: PluginUnderCheck): readonly Problem[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ value, offset }) => {
      const complaint = findComplaint(value, { file: file.file, folder: source.folder });
      return complaint === undefined ? [] : [problemAt('import-forbidden', { source: file, offset }, complaint)];
    }),
  );
}

/**
 * Whether a plugin imports code that is not meant for plugins. The compiler and the bundler would follow the import and report
 * hundreds of problems of that code, so they wait until it is gone.
 */
export function importsProduct({ source, files }: PluginUnderCheck): boolean {
  return files.some((file) =>
    file.imports.some(({ value }) => findComplaint(value, { file: file.file, folder: source.folder })?.isProduct),
  );
}

/** The problem with an import, and whether it leads to the code of others. */
interface Complaint {
  readonly message: string;
  readonly hint: string;
  readonly isProduct?: true;
}

function findComplaint(
  specifier: string,
  { file, folder }: { readonly file: string; readonly folder: string },
): Complaint | undefined {
  const isTest = isTestFile(file);
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(file), specifier);
    // Tests, and what end-to-end tests read, may use the files around a plugin.
    if (isTest || target.startsWith(`${folder}${path.sep}`)) return undefined;
    return {
      message: `${specifier} is outside of the plugin's folder.`,
      hint: `Copy what is needed, or make it a package. Another plugin is extended through its slots. ${later}`,
      isProduct: true,
    };
  }
  if (specifier.startsWith('@brokerdesk/')) {
    if (sdkEntries.test(specifier) || slots.test(specifier) || (isTest && testEntries.test(specifier)))
      return undefined;
    return {
      message: testEntries.test(specifier)
        ? `${specifier} is for tests.`
        : `${specifier} is not for plugins: its names may change at any time.`,
      hint: `Import @brokerdesk/plugin-sdk, its entries (api, contract, forms, …), or the slots of another plugin. ${later}`,
      isProduct: true,
    };
  }
  if (copiedBlueprint.test(specifier)) {
    return {
      message: `${specifier} is not shared by the host, so the plugin would contain its own copy.`,
      hint: 'Use the parts of @brokerdesk/plugin-sdk (docs/kit.md).',
    };
  }
  if (!specifier.startsWith('node:') || isTest || path.basename(file) === 'mock.ts') return undefined;
  return { message: `${specifier} does not exist in a browser.`, hint: 'Use what browsers offer, or the SDK.' };
}
