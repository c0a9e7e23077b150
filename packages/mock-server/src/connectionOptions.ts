import type { Socket } from 'node:net';
import { limits, responseCodes } from '@brokerdesk/api';
import { errorMessages } from './context/errorMessages.ts';

/** Fastify's options against clients that send slowly, or something other than HTTP. */
export const connectionOptions = {
  /** A request that has not arrived by then is rejected: the portal has stopped waiting for its upload. */
  requestTimeout: limits.fileTimeoutMs,
  http: { connectionsCheckingInterval: 5_000 },
  clientErrorHandler: rejectConnection,
};

/** Responds to bytes other than HTTP and to a request that came too slowly, and closes the connection. */
function rejectConnection(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ code: 'E0017', message: errorMessages.E0017.en_US, data: null });
  const head = [
    `HTTP/1.1 ${responseCodes.E0017.status} Bad Request`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
