// What answers say, for findings.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { CaseClient, TestResponse } from '@brokerdesk/mock-server/cases';

type Input = InputOf<Endpoint>;

/** Describes an answer in a few words. */
export function describeAnswer({ code, status, data }: TestResponse<unknown>): string {
  const text = code === '' ? '' : `${code} `;
  const said = data === null || code === 'OK' ? '' : ` ${JSON.stringify(data).slice(0, 120)}`;
  return `${text}(HTTP ${status})${said}`;
}

/** Texts that only the owner of a record should read: long enough not to be in other data by chance. */
export async function readSecrets(owner: CaseClient, endpoint: Endpoint, input: Input): Promise<readonly string[]> {
  if (endpoint.method !== 'GET' || endpoint.responseKind !== 'json') return [];
  const { data } = await owner.call(endpoint, input as never);
  const given = JSON.stringify(input);
  const texts = new Set<string>();
  JSON.stringify(data, (_name, value: unknown) => {
    if (typeof value === 'string' && /\d{4}|@|-\w+-/.test(value) && value.length >= 8 && !given.includes(value))
      texts.add(value);
    return value;
  });
  return [...texts].filter((text) => !/^\d{4}-\d\d-\d\d/.test(text)).slice(0, 50);
}
