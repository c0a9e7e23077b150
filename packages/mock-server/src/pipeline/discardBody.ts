import type { FastifyReply, FastifyRequest } from 'fastify';

/** Five times the largest upload. The connection of a client that sends more is closed. */
const maximumBytes = 256_000_000;

/**
 * Reads on and throws away the body of a request that is answered before all of it came. A connection that closes while
 * its client is still sending breaks there, and the client never sees the response.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
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
}
