import { responseCodes, type ErrorCode } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from './EmulatorCore.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { isSandboxId } from '../sandboxes/Sandboxes.ts';
import { readHeader } from '../contract/readHeader.ts';

const cookiePattern = /(?:^|;\s*)mock_sandbox=([^;]*)/;

/**
 * Returns the sandbox of a request: the header names it, else the cookie, else it is `default`. Without one, it sends the
 * error response and returns undefined. Where a control token is required, invented names would use up the sandboxes, so
 * only control requests create them.
 */
export function findSandbox(
  core: EmulatorCore,
  { headers, routeOptions }: FastifyRequest,
  reply: FastifyReply,
): Sandbox | undefined {
  const { access } = routeOptions.config as { readonly access?: unknown };
  const mayCreate = core.controlToken === null || access === 'control';
  const id = readHeader(headers, 'mock-sandbox') ?? (cookiePattern.exec(headers.cookie ?? '')?.[1] || 'default');
  if (!isSandboxId(id)) return sendError(reply, 'E0017', `"${id.slice(0, 80)}" cannot be the name of a sandbox.`);
  if (!mayCreate && id !== 'default' && !core.sandboxes.has(id)) {
    return sendError(reply, 'E0017', `There is no sandbox "${id}". Create it with POST /__mock/sandboxes.`);
  }
  const sandbox = core.sandboxes.open(id);
  return sandbox ?? sendError(reply, 'E0018', 'Too many sandboxes; delete some with /__mock/sandboxes.');
}

function sendError(reply: FastifyReply, code: ErrorCode, message: string): undefined {
  reply.code(responseCodes[code].status).send({ code, message, data: null });
}
