// Completes the list of licences that Vite writes from the scripts of a build: packages of which only style sheets are built,
// which are fonts, and what a package says about parts of others in it.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The list of licences in a built host or plugin. */
export const licencesFile = 'THIRD-PARTY.md';

/** Adds what Vite's list of licences leaves out. */
export function addLicences(): Plugin {
  return {
    name: 'brokerdesk:add-licences',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = path.join(dir, licencesFile);
      const written = readFileSync(file, 'utf8');
      const folders = new Set([...this.getModuleIds()].flatMap((id) => findPackage(id) ?? []));
      for (const folder of [...folders].toSorted()) {
        const isStyled = [...this.getModuleIds()].some((id) => id.startsWith(folder) && /\.css(?:\?|$)/.test(id));
        const section = isStyled ? describePackage(folder) : undefined;
        if (section !== undefined && !written.includes(section.title)) {
          appendFileSync(file, `\n${section.title}\n\n${section.text}\n`);
        }
        const parts = path.join(folder, licencesFile);
        if (existsSync(parts)) appendFileSync(file, `\n${readFileSync(parts, 'utf8').replace(/^# .*\n/, '')}`);
      }
    },
  };
}

/** Returns the folder of the package that a module is in; undefined outside of `node_modules`. */
function findPackage(id: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

function describePackage(folder: string): { readonly title: string; readonly text: string } {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  return { title: `## ${name} - ${version} (${license})`, text };
}
