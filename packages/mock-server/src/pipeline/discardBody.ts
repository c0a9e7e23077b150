import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Five times the largest upload. The connection of a client that sends more is closed. */
const maximumBytes = 256_000_000;

/**
 * Reads on and throws away the body of a request that is answered before all of it came. A connection that closes while
 * its client is still sending breaks there, and the client never sees the response; one that its client wants closed, or of
 * HTTP/1.0, is closed after the body.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Before it has been received, a request without a body is not complete either.
  if (raw.complete || !hasBody(raw)) return;
  const { socket } = raw;
  const isLast = !reply.raw.shouldKeepAlive;
  // Fastify would close the connection; so would Node, if the client has asked for it, as proxies do (nginx by default).
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  let remainingBytes = maximumBytes;
  raw.unpipe();
  raw.on('data', ({ length }: Buffer) => {
    remainingBytes -= length;
    if (remainingBytes < 0) raw.destroy();
  });
  raw.resume();
  if (isLast) raw.once('end', () => onceSent(reply.raw, () => socket.end()));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function onceSent(response: ServerResponse, act: () => void): void {
  if (response.writableFinished) act();
  else response.once('finish', act);
}
