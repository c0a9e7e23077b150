import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { collectionOf, putRow, removeRow } from '../state/State.ts';
import { readJson } from './readJson.ts';
import type { ControlRegistry } from './ControlRegistry.ts';

interface RowParams {
  readonly collection: string;
  /** May hold slashes, as in `DEMO/F12`. */
  readonly '*': string;
}

const path = '/state/:collection/*';

/** Reads and writes single rows of the caller's sandbox, as plain JSON and unchecked: a test may want a broken one. */
export function registerRows(register: ControlRegistry): void {
  register('GET', '/state/:collection', ({ sandbox, request, reply }) => {
    const { collection } = request.params as RowParams;
    if (!isKnown(sandbox, collection)) return sendNotFound(reply, sandbox, { collection });
    return { ids: collectionOf(sandbox.state, collection).ids() };
  });
  register('GET', path, ({ sandbox, request, reply }) => {
    const { collection, '*': id } = request.params as RowParams;
    const row = isKnown(sandbox, collection) ? collectionOf(sandbox.state, collection).get(id) : undefined;
    return row ?? sendNotFound(reply, sandbox, { collection, '*': id });
  });
  register('PUT', path, ({ sandbox, request, reply }) => {
    const { collection, '*': id } = request.params as RowParams;
    if (!isKnown(sandbox, collection)) return sendNotFound(reply, sandbox, { collection, '*': id });
    const row = readJson(request);
    if (!row) return reply.code(400).send({ message: 'Expected the row as a JSON object.' });
    sandbox.state = putRow(sandbox.state, { collection, id }, row);
    return row;
  });
  register('DELETE', path, ({ sandbox, request, reply }) => {
    const { collection, '*': id } = request.params as RowParams;
    if (!isKnown(sandbox, collection)) return sendNotFound(reply, sandbox, { collection, '*': id });
    sandbox.state = removeRow(sandbox.state, { collection, id });
    return reply.code(204).send();
  });
}

function isKnown(sandbox: Sandbox, collection: string): boolean {
  return Object.hasOwn(sandbox.state, collection);
}

function sendNotFound(
  reply: FastifyReply,
  sandbox: Sandbox,
  rowParams: Partial<RowParams> & Pick<RowParams, 'collection'>,
): FastifyReply {
  const { collection, '*': id } = rowParams;
  const message = isKnown(sandbox, collection)
    ? `There is no row "${id}" in ${collection}.`
    : `There is no collection "${collection}". There are: ${Object.keys(sandbox.state).join(', ')}.`;
  return reply.code(404).send({ message });
}
