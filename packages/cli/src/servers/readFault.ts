import { type ErrorCode, responseCodes } from '@brokerdesk/api';
import type { FaultRequest } from '@brokerdesk/mock-server/client';
import { CliError } from '../errors.ts';

const pattern = /^(?:(?<method>GET|POST|PUT|PATCH|DELETE) )?(?<path>\/[^=\s]*)(?:=(?<effect>\w+))?$/;

/**
 * Reads a fault as `--fail` takes it: `/applications`, `GET /applications*`, `POST /ca=E0016`, `/users=503`, `/users=hang`.
 * Without an effect the response is a server error.
 *
 * @throws CliError `FAULT_INVALID` if the text is nothing of that.
 */
export function readFault(text: string): FaultRequest {
  const { method, path, effect = '500' } = pattern.exec(text)?.groups ?? {};
  const read = readEffect(effect);
  if (path === undefined || read === undefined) {
    throw new CliError('FAULT_INVALID', {
      message: `"${text}" is not a failure that the emulator can cause.`,
      hint: 'Write a path of the API, with or without a method and a result: "GET /applications", "/users=503", "/users=E0005", "/users=hang", "/users=reset". A * at the end of the path stands for all that follows.',
    });
  }
  return { match: { path, ...(method === undefined ? {} : { method: method as 'GET' }) }, effect: read };
}

function readEffect(text: string): FaultRequest['effect'] | undefined {
  if (text === 'hang' || text === 'reset') return { kind: text };
  if (/^[45]\d\d$/.test(text)) return { kind: 'http', status: Number(text) };
  if (text !== 'OK' && Object.hasOwn(responseCodes, text)) return { kind: 'envelope', code: text as ErrorCode };
  return undefined;
}
