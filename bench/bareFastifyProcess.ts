// The emulator's rival: Fastify without plugins, with the same payloads as objects. Prints its port.
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import './reportProcessorTime.ts';

const [, , payloadsFile] = process.argv;
const { list, one } = payloadsFile
  ? (JSON.parse(await readFile(payloadsFile, 'utf8')) as { readonly list: object; readonly one: object })
  : { list: {}, one: {} };
const app = fastify();
app.get('/api/applications', () => list);
app.get('/api/applications/:id', () => one);
app.get('/api/systems/brokers/infos', () => list);
console.log(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
