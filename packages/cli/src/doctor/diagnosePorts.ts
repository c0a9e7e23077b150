import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { type Diagnosis, sound, wrong } from './Diagnosis.ts';

/** Examines whether a port is free, and names the process that uses it where the system tells. */
export async function diagnosePort(port: number, option: '--port' | '--api-port'): Promise<Diagnosis> {
  const name = `port ${port}`;
  if (await isFree(port)) return sound(name, 'free');
  const holder = await findHolder(port);
  const remedy = `Stop it, or choose another port with ${option}.`;
  return wrong(name, holder === undefined ? 'used by another program' : `used by ${holder}`, remedy);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Asks the tools that systems have: `ss` on Linux, `lsof` elsewhere. Without them the holder stays unknown. */
async function findHolder(port: number): Promise<string | undefined> {
  const tools = [
    { program: 'ss', options: ['-Hltnp', `sport = :${port}`], pattern: /users:\(\("(?<name>[^"]+)",pid=(?<id>\d+)/ },
    {
      program: 'lsof',
      options: ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'],
      pattern: /^p(?<id>\d+)\nc(?<name>.+)$/m,
    },
  ];
  for (const { program, options, pattern } of tools) {
    const output = await promisify(execFile)(program, options).catch(() => ({ stdout: '' }));
    const { name, id } = pattern.exec(output.stdout)?.groups ?? {};
    if (name !== undefined && id !== undefined) return `${name} (process ${id})`;
  }
  return undefined;
}
