import path from 'node:path';
import { CliError } from '../errors.ts';
import { findPackage } from '../packages/findPackage.ts';

/** A program that runs tests; plugins without tests do not need it. */
export interface Tool {
  readonly name: string;
  /** The packages that have to be installed for it. */
  readonly packages: readonly string[];
  /** The file that Node runs, relative to the package of the name. */
  readonly script: string;
}

/**
 * Returns the file that Node runs for a tool: that of the plugin's own packages, or that of this package.
 *
 * @throws CliError `TOOL_MISSING` with the command that installs it.
 */
export function findTool({ name, packages, script }: Tool, folder: string): string {
  for (const from of [path.join(folder, 'package.json'), import.meta.filename]) {
    const found = packages.map((one) => findPackage(one, from));
    const [main] = found;
    if (main !== undefined && !found.includes(undefined)) return path.join(main, script);
  }
  throw new CliError('TOOL_MISSING', {
    message: `${name} is not installed for ${folder}.`,
    hint: `Run in that folder: npm install --save-dev ${packages.join(' ')}`,
  });
}
