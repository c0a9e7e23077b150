import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the root of the Brokerdesk repository that a folder is in; undefined outside of one. */
export function findWorkspace(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, workspaces } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; workspaces?: unknown };
    if (name === 'brokerdesk' && Array.isArray(workspaces) && workspaces.includes('plugins/*')) return folder;
  }
  const above = path.dirname(folder);
  return above === folder ? undefined : findWorkspace(above);
}
