import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Packs all packages; returns their folder. */
export function packAll(): string {
  execFileSync('npm', ['run', '-s', 'pack'], { cwd: root, stdio: 'ignore' });
  return path.join(root, 'dist', 'packages');
}
