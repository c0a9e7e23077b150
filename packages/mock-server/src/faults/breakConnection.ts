import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ends the connection of a call without an answer, the way a broken network does. */
export function breakConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { socket } = request.raw;
  if (typeof socket.resetAndDestroy === 'function') socket.resetAndDestroy();
  else reply.raw.destroy();
  return reply;
}

/** Sends the head of an answer and half of its bytes, then breaks the connection. */
export function sendTruncated(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    headers,
    bytes,
  }: { readonly status: number; readonly headers: Record<string, string>; readonly bytes: Uint8Array },
): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, { ...headers, 'content-length': String(bytes.byteLength) });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)), () => request.raw.socket.destroy());
  return reply;
}
