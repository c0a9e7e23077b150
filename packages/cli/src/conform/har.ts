// HTTP Archive 1.2: requests that failed are written as one, recorded traffic is read from one.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError, describeError } from '../errors.ts';
import { version } from '../version.mjs';
import type { CheckResult } from './Check.ts';
import { isSecretHeader } from './secrets.ts';
import { hidePasswords } from './toCurl.ts';
import type { Exchange } from './Wire.ts';

/** Writes the requests of what fails, without secrets. */
export function toHar(results: readonly CheckResult[]): object {
  const entries = results.flatMap(({ id, verdict }) =>
    verdict.kind === 'fails'
      ? verdict.findings.flatMap(({ text, exchange }) => (exchange ? [toEntry(exchange, `${id}: ${text}`)] : []))
      : [],
  );
  return { log: { version: '1.2', creator: { name: 'admin-cli conform', version }, entries } };
}

function toEntry({ request, status, headers, body, startedAt, duration }: Exchange, comment: string): object {
  const type = headers['content-type'] ?? '';
  const isText = /json|text/.test(type);
  const requestType = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: duration,
    comment,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      headers: request.headers.map(([name, value]) => ({ name, value: isSecretHeader(name) ? '…' : value })),
      queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
      ...(request.body !== null && {
        postData: {
          mimeType: requestType,
          text: requestType.includes('json') ? hidePasswords(request.body.toString()) : '',
        },
      }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: Object.entries(headers).map(([name, value]) => ({ name, value: isSecretHeader(name) ? '…' : value })),
      cookies: [],
      content: { size: body.length, mimeType: type, text: isText ? hidePasswords(body.toString()) : '' },
      redirectURL: headers['location'] ?? '',
      headersSize: -1,
      bodySize: body.length,
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  };
}

const header = z.object({ name: z.string(), value: z.string() });
const harShape = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string(),
        time: z.number().default(0),
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: z.array(header),
          postData: z.object({ text: z.string().optional() }).optional(),
        }),
        response: z.object({
          status: z.number(),
          headers: z.array(header),
          content: z.object({ text: z.string().optional(), encoding: z.string().optional() }),
        }),
      }),
    ),
  }),
});

/**
 * Reads recorded traffic. What has no answer, such as a request that was aborted, is left out.
 *
 * @throws CliError `HAR_INVALID`
 */
export async function readHar(file: string): Promise<readonly Exchange[]> {
  const hint = 'It is a HAR 1.2 file with the contents of answers, as the network panel of a browser saves it.';
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError('HAR_INVALID', { message: `${file} cannot be read: ${describeError(error)}.`, hint });
  }
  const parsed = harShape.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CliError('HAR_INVALID', {
      message: `${file} is no HAR: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`,
      hint,
    });
  }
  return parsed.data.log.entries
    .filter(({ response }) => response.status > 0)
    .map(({ startedDateTime, time, request, response }) => ({
      request: {
        method: request.method,
        url: request.url,
        headers: request.headers.map(({ name, value }) => [name, value] as const),
        body: request.postData?.text === undefined ? null : Buffer.from(request.postData.text),
      },
      status: response.status,
      headers: Object.fromEntries(response.headers.map(({ name, value }) => [name.toLowerCase(), value])),
      body: Buffer.from(response.content.text ?? '', response.content.encoding === 'base64' ? 'base64' : 'utf8'),
      startedAt: Date.parse(startedDateTime),
      duration: time,
    }));
}
