import { spawn } from 'node:child_process';

/** How a tool is run. */
export interface RunToolOptions {
  readonly script: string;
  readonly options: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Whether only errors of the tool are printed, on standard error. */
  readonly isQuiet: boolean;
}

// Node does not load TypeScript from below node_modules, where these packages are outside of their repository.
const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.filename);

/** Runs a tool until it ends, in a separate process; returns its exit code. */
export function runTool({ script, options, folder, environment, isQuiet }: RunToolOptions): Promise<number> {
  // Its configuration imports these packages.
  const loader = isInstalled ? ['--import', import.meta.resolve('tsx')] : [];
  const child = spawn(process.execPath, [...loader, script, ...options], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
  // Ctrl-C reaches the tool itself; a signal to this process alone does not.
  const stop = () => void child.kill();
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}
