// Forwards requests to the back end. A request that the back end answers early, or cannot answer, still gets its response,
// and neither of the two servers is blocked or ended by it.
import { PassThrough } from 'node:stream';
import { discardBody } from '@brokerdesk/mock-server';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The proxy's default is 128: so many slow uploads would keep everyone waiting. */
const maximumConnections = 10_000;

/** The options of {@link registerProxy}. */
export interface ProxyOptions {
  /** The address of the back end, as in `http://127.0.0.1:4401`. */
  readonly apiTarget: string;
  readonly prefixes: readonly string[];
}

/** Forwards the requests below some paths. */
export function registerProxy(server: FastifyInstance, { apiTarget, prefixes }: ProxyOptions): void {
  for (const prefix of prefixes) {
    server.register(httpProxy, {
      upstream: apiTarget,
      prefix,
      rewritePrefix: prefix,
      preHandler: detachBody,
      undici: { connections: maximumConnections },
      replyOptions: {
        // The host stays as the browser sent it, because the signature covers it. Nothing is retried, which the proxy would
        // do ten times at a 503: the server rejects a signature that it has already seen.
        rewriteRequestHeaders: ({ headers }, { expect: _answeredHere, ...sent }) => ({ ...sent, host: headers.host }),
        // They are about the other connection.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...received }) => received,
        retryDelay: () => null,
        onResponse: (request, reply, { stream }) => {
          discardBody(request as FastifyRequest, reply as FastifyReply);
          reply.send(stream);
        },
        onError: (reply, { error }) => sendGatewayError(reply as FastifyReply, apiTarget, error),
      },
    });
  }
}

/**
 * Lets the proxy send a copy of the body. It destroys the stream when the back end responds early or closes the connection,
 * which would break the browser's connection, too.
 */
function detachBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { raw, body } = request;
  if (body === raw) {
    const copy = new PassThrough();
    // The proxy reports it to `onError`.
    copy.on('error', () => {});
    raw.once('close', () => {
      if (!raw.complete) copy.destroy();
    });
    request.body = raw.pipe(copy);
  }
  done();
}

function sendGatewayError(reply: FastifyReply, apiTarget: string, error: Error): void {
  discardBody(reply.request, reply);
  reply.code(502).type('text/plain').send(`The back end at ${apiTarget} does not respond: ${error.message}\n`);
}
