// Starts an emulator with one wrong line: `node startWrong.mjs '{"file": …, "find": …, "replace": …}'`, or a right one without.
// Prints its address.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [fault] = process.argv.slice(2);

if (fault !== undefined) {
  const { file, find, replace } = JSON.parse(fault);
  const wrongUrl = pathToFileURL(path.join(root, file)).href;
  registerHooks({
    load(url, context, nextLoad) {
      if (url !== wrongUrl) return nextLoad(url, context);
      const source = readFileSync(fileURLToPath(url), 'utf8');
      if (source.split(find).length !== 2) throw new Error(`“${find}” is not exactly once in ${file}.`);
      return { format: 'module-typescript', shortCircuit: true, source: source.replace(find, () => replace) };
    },
  });
}

const { createEmulator } = await import('../../packages/mock-server/src/createEmulator.ts');
const emulator = createEmulator({ applications: 300, instantWork: true, signature: 'rfc9421', log: () => {} });
const { port } = await emulator.listen();
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
