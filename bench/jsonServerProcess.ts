// json-server as its docs embed it: a router over an object, so that nothing is written to disk. Its log, compression and
// static files are off; its rows need a field `id`. Takes the port and a file with the rows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RivalRows } from './rivalDocuments.ts';

interface JsonServer {
  create(): { use(handler: unknown): void; listen(port: number, host: string): void };
  bodyParser: unknown;
  router(rows: object): unknown;
}

const [, , port, rowsFile = ''] = process.argv;
const rivals = join(import.meta.dirname, 'rivals/package.json');
const jsonServer = createRequire(rivals)('json-server') as JsonServer;
const rows = JSON.parse(readFileSync(rowsFile, 'utf8')) as RivalRows;
const server = jsonServer.create();
server.use(jsonServer.bodyParser);
server.use(
  jsonServer.router({
    applications: rows.applications.map((row) => ({ id: row.applyID, ...row })),
    details: rows.details.map((row) => ({ id: row.applyID, ...row })),
    referrers: rows.referrers.map((row) => ({ id: row.referrerID, ...row })),
  }),
);
server.listen(Number(port), '127.0.0.1');
