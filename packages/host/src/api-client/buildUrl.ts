import type { Endpoint } from '@brokerdesk/api';

/** The parts of an endpoint's input that belong to the address. */
export interface UrlInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * Builds the address of a request. Path parameters are encoded. Those that would leave their segment are rejected,
 * because encoding does not protect `.` and `..`.
 */
export function buildUrl(apiBase: string, endpoint: Pick<Endpoint, 'path'>, input: UrlInput): string {
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => segment(name, params[name]));
  const query = toSearch((input.query ?? {}) as Readonly<Record<string, unknown>>);
  return `${apiBase}${path}${query ? `?${query}` : ''}`;
}

function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`The path parameter "${name}" cannot be "${text}". Pass the identifier of a record.`);
  }
  return encodeURIComponent(text);
}

function toSearch(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.toString();
}
