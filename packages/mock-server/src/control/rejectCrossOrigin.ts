import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Rejects control requests of other origins. Runs before the body is read. */
export function rejectCrossOrigin({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isCrossOrigin(headers) || isForwarded(headers))
    reply.code(403).send({ message: 'Only this machine and its own pages may send control requests.' });
  else done();
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a proxy or a tunnel passed the request on: it may come from anywhere, and its host name may be rewritten. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request was made by a page of another origin or under a foreign host name. The emulator listens on this
 * machine only, but every page that is open in a browser here could reach it, and one that some other program serves
 * on this machine is of the same site. Programs other than browsers send neither of the two headers.
 */
function isCrossOrigin({ host = '', origin, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
  if (!ownHost.test(host) || !['none', 'same-origin'].includes(String(site))) return true;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}
