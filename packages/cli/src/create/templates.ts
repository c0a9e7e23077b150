import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from '../errors.ts';
import type { Files } from './renameSample.ts';

/** The folder with one plugin for each template. */
export const templatesFolder: string = fileURLToPath(new URL('../../templates', import.meta.url));

/** What each template shows; the first is the default. */
export const templateDescriptions: Readonly<Record<string, string>> = {
  list: 'records in a list: filters, panel, create, edit and delete in three languages, own endpoints',
  tab: "a tab in another plugin's screen",
  blank: 'one empty screen',
};

// What belongs to this repository, or is written for each created plugin.
const notCopied =
  /^(?:node_modules|dist|dist-types|package\.json|vitest\.config\.ts)$|^tsconfig.*\.json$|\.tsbuildinfo$/;

/** Lists the names of all templates, the default first. */
export function listTemplates(): readonly string[] {
  return Object.keys(templateDescriptions).filter((name) => existsSync(path.join(templatesFolder, name)));
}

/**
 * Reads the files of a template.
 * @throws `TEMPLATE_UNKNOWN`
 */
export function readTemplate(name: string): Files {
  if (!listTemplates().includes(name)) {
    throw new CliError('TEMPLATE_UNKNOWN', {
      message: `There is no template "${name}".`,
      hint: `The templates are ${listTemplates().join(', ')}.`,
    });
  }
  return readFiles(path.join(templatesFolder, name));
}

function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notCopied.test(name));
  const files = entries.flatMap((entry): readonly (readonly [string, Uint8Array | string])[] => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [[entry.name, readFileSync(file)]];
    return [...readFiles(file)].map(([below, content]) => [`${entry.name}/${below}`, content]);
  });
  return new Map(files);
}
