// kras as its docs start it from a program, without slow features: no management, no log, no TLS. (Without web sockets
// it does not start.) Takes the port and a file with the rows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Kras {
  runKras(options: object): Promise<unknown>;
}

const [, , port, rowsFile = ''] = process.argv;
const rivals = join(import.meta.dirname, 'rivals');
const kras = createRequire(join(rivals, 'package.json'))('kras') as Kras;
const directory = join(rivals, 'krasScripts');
await kras.runKras({
  host: '127.0.0.1',
  port: Number(port),
  directory,
  api: false,
  ssl: undefined,
  injectors: { script: { active: true, directory, extended: { rows: JSON.parse(readFileSync(rowsFile, 'utf8')) } } },
});
