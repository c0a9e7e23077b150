import { responseCodes, type ErrorCode } from '@brokerdesk/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { isSandboxId } from '../sandboxes/Sandboxes.ts';

const cookiePattern = /(?:^|;\s*)mock_sandbox=([^;]*)/;

/** Returns the id of a request's sandbox: from the header, else from the cookie, else `default`. */
function sandboxIdOf({ headers }: FastifyRequest): string {
  const header = headers['mock-sandbox'];
  if (typeof header === 'string' && header !== '') return header;
  const cookie = headers.cookie === undefined ? undefined : cookiePattern.exec(headers.cookie)?.[1];
  return cookie || 'default';
}

/** Returns the sandbox of a request. Without one, it sends the error response and returns undefined. */
export function findSandbox(core: EmulatorCore, request: FastifyRequest, reply: FastifyReply): Sandbox | undefined {
  const id = sandboxIdOf(request);
  if (!isSandboxId(id)) return sendError(reply, 'E0017', `"${id.slice(0, 80)}" cannot be the name of a sandbox.`);
  return (
    core.sandboxes.open(id) ?? sendError(reply, 'E0018', 'Too many sandboxes; delete some with /__mock/sandboxes.')
  );
}

function sendError(reply: FastifyReply, code: ErrorCode, message: string): undefined {
  reply.code(responseCodes[code].status).send({ code, message, data: null });
  return undefined;
}
