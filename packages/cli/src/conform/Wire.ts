// Requests and responses as they go over the wire, with everything that a report needs of them.
import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { describeError } from '../errors.ts';

/** A request of any form: headers may be there twice, and the host may be another one. */
export interface WireRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
  /** The server to connect to, if it is another one than `url` names. */
  readonly through?: URL;
}

/** A request with its response. */
export interface Exchange {
  readonly request: WireRequest;
  readonly status: number;
  /** In lower case; several of one name are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** The back end gave no answer that ends: it is not a fault of the suite. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const maxBytes = 64_000_000;

/** Connections to a back end. */
export class Wire {
  readonly #timeoutMs: number;
  readonly #plain = new PlainAgent({ keepAlive: true });
  readonly #secure = new SecureAgent({ keepAlive: true });

  constructor(timeoutMs = 30_000) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Sends a request; redirects are not followed.
   *
   * @param timeoutMs milliseconds that the answer may take; the limit for all requests if absent
   * @throws NoAnswer if there is none in time, or it does not end
   */
  send(request: WireRequest, timeoutMs: number = this.#timeoutMs): Promise<Exchange> {
    const url = new URL(request.url);
    const target = request.through ?? url;
    const isSecure = target.protocol === 'https:';
    const isHere = target.hostname === 'localhost' || target.hostname.endsWith('.localhost');
    const given = new Set(request.headers.map(([name]) => name.toLowerCase()));
    const headers = [
      ...(given.has('host') ? [] : ['Host', url.host]),
      ...(given.has('accept') ? [] : ['Accept', '*/*']),
      ...(request.body === null || given.has('content-length') ? [] : ['Content-Length', String(request.body.length)]),
      ...request.headers.flat(),
    ];
    const startedAt = Date.now();
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        outgoing.destroy();
        reject(new NoAnswer(`${request.method} ${request.url} gives no answer: ${reason}.`));
      };
      const outgoing = (isSecure ? requestSecure : requestPlain)({
        host: isHere ? '127.0.0.1' : target.hostname.replaceAll(/^\[|\]$/g, ''),
        port: target.port,
        path: url.pathname + url.search,
        method: request.method,
        headers: headers as unknown as NodeJS.Dict<string>,
        agent: isSecure ? this.#secure : this.#plain,
      });
      const timer = setTimeout(() => fail(`none within ${timeoutMs / 1000} s`), timeoutMs);
      outgoing.on('error', (error) => {
        clearTimeout(timer);
        fail(describeError(error));
      });
      outgoing.on('response', (incoming) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        incoming.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > maxBytes) fail(`it is longer than ${maxBytes / 1_000_000} MB`);
        });
        incoming.on('error', (error) => fail(describeError(error)));
        incoming.on('end', () => {
          clearTimeout(timer);
          resolve({
            request,
            status: incoming.statusCode ?? 0,
            headers: joinHeaders(incoming.headers),
            body: Buffer.concat(parts),
            startedAt,
            duration: performance.now() - started,
          });
        });
      });
      outgoing.end(request.body ?? undefined);
    });
  }

  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }
}

function joinHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
