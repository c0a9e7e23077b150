// Rejects bundles that would fail in the browser: with a second copy of React, the router or the SDK (hooks and contexts
// of two copies never meet), or with an import of a name that the host does not export. The contract is data and may be
// copied: a plugin's build contains the calls that it makes.
import { importableNames, sharedSpecifiers } from '@brokerdesk/host/vite';
import { CliError } from '../errors.ts';
import type { SharedImports } from './listSharedImports.ts';

// The SDK's calls are the contract.
const ownPackage = /[\\/](?:packages|@brokerdesk)[\\/](host|plugin-sdk)[\\/](src[\\/]entries[\\/]api\.ts$)?/;
const packageName = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Rejects a bundle that contains code of a shared module. */
export function assertNoBundledShared(id: string, moduleIds: readonly string[]): void {
  const shared = new Set([...sharedSpecifiers('dev').map(packageOf), '@brokerdesk/host', 'scheduler']);
  for (const moduleId of moduleIds) {
    const name = nameOf(moduleId);
    if (name === undefined || !shared.has(name)) continue;
    throw new CliError('PLUGIN_BUNDLES_SHARED', {
      message: `The plugin ${id} would carry its own copy of ${name} (${moduleId}).`,
      hint: `Import only what the host shares: ${sharedSpecifiers('build').join(', ')}.`,
    });
  }
}

/** Rejects imports of names that the host does not export. */
export function assertKnownNames(id: string, imports: SharedImports): void {
  for (const [specifier, names] of Object.entries(imports)) {
    const offered = importableNames(specifier);
    const unknown = offered && names.find((name) => !offered.includes(name));
    if (unknown === undefined) continue;
    throw new CliError('PLUGIN_IMPORT_UNKNOWN', {
      message: `The plugin ${id} imports "${unknown}" from ${specifier}, which the host does not export.`,
      hint: `It exports ${offered?.join(', ')}.`,
    });
  }
}

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function nameOf(moduleId: string): string | undefined {
  const name = packageName.exec(moduleId)?.[1]?.replaceAll('\\', '/');
  if (name !== undefined && !name.startsWith('@brokerdesk/')) return name;
  const [, folder, calls] = ownPackage.exec(moduleId) ?? [];
  return folder === undefined || calls !== undefined ? undefined : `@brokerdesk/${folder}`;
}
