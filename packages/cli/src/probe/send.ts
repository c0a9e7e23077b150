import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { CliError, describeError } from '../errors.ts';

/** A request as a browser or a program would send it. */
export interface ProbeRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Resolves with the response's head alone: the body of the request is never sent. */
  readonly isHeadEnough?: boolean;
  /** How long an answer may take; without one the result is undefined. */
  readonly patienceMs?: number;
}

/** A response with its whole body, as it was sent: not decompressed. */
export interface ProbeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const timeoutMs = 15_000;
/** The largest file of a portal is the dictionary of Traditional Chinese, 1.2 MB; fonts are smaller. */
const maxBytes = 20_000_000;

/**
 * Sends a request; redirects are not followed. Names below `localhost` are this machine, as in browsers.
 *
 * @throws CliError `ADDRESS_UNREACHABLE` if there is no answer in time, or it does not end
 */
export async function send(url: URL, request: ProbeRequest = {}): Promise<ProbeResponse> {
  const response = await sendPatiently(url, request);
  if (response !== undefined) return response;
  throw unreachable(url, `no answer within ${timeoutMs / 1000} s`);
}

/** As {@link send}; undefined if there is no answer within the patience of the request. */
export function sendPatiently(url: URL, request: ProbeRequest): Promise<ProbeResponse | undefined> {
  const { method = 'GET', headers = {}, isHeadEnough = false, patienceMs = timeoutMs } = request;
  const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const start = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = start({
      host: isHere ? '127.0.0.1' : url.hostname.replaceAll(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      method,
      headers: { Host: url.host, 'User-Agent': 'admin-cli probe', Accept: '*/*', ...headers },
      agent: false,
      ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
    });
    const timer = setTimeout(() => {
      outgoing.destroy();
      if (request.patienceMs === undefined) reject(unreachable(url, `no whole answer within ${timeoutMs / 1000} s`));
      else resolve(undefined);
    }, patienceMs);
    const end = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    outgoing.on('error', (error) => end(() => reject(unreachable(url, reasonOf(error)))));
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = () =>
        end(() =>
          resolve({ status: incoming.statusCode ?? 0, headers: plain(incoming.headers), body: Buffer.concat(parts) }),
        );
      incoming.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes <= maxBytes) return;
        outgoing.destroy();
        end(() => reject(unreachable(url, `the answer is longer than ${maxBytes / 1_000_000} MB`)));
      });
      incoming.on('end', () => {
        finish();
        outgoing.destroy();
      });
      incoming.on('error', (error) => end(() => reject(unreachable(url, describeError(error)))));
    });
    if (isHeadEnough) outgoing.flushHeaders();
    else outgoing.end();
  });
}

function reasonOf(error: Error): string {
  if ('code' in error && error.code === 'EPROTO') return 'it does not speak https';
  return describeError(error);
}

function plain(headers: NodeJS.Dict<string | string[]>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

function unreachable(url: URL, reason: string): CliError {
  return new CliError('ADDRESS_UNREACHABLE', {
    message: `${url.href} gives no usable answer: ${reason}.`,
    hint: 'Check the address, and that the server is up and can be reached from here.',
  });
}
