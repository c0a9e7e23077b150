// Identifiers of another broker, by the names of the fields that hold them: what a caller could put into a filter or a list.
import type { Endpoint } from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/cases';
import { calls } from './calls.ts';

/** What all brokers have by the same identifier. */
const shared: ReadonlySet<string> = new Set(['questionID', 'functionID']);

/** Reads a few identifiers of each kind from the lists that a client sees. */
export async function readIdentifiers(
  client: CaseClient,
  hasCall: (call: Endpoint) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>([['brokerCode', client.account.brokerCode]]);
  for (const call of calls.filter((own) => isPlainList(own) && hasCall(own))) {
    const { code, data } = await client.call(call);
    if (code !== 'OK') continue;
    const items = (data as { readonly items?: unknown }).items ?? data;
    for (const row of Array.isArray(items) ? (items as unknown[]).slice(0, 5) : []) {
      JSON.stringify(row, (name, value: unknown) => {
        const isIdentifier = name.endsWith('ID') && !shared.has(name) && typeof value === 'string' && value.length >= 4;
        if (isIdentifier && !found.has(name)) found.set(name, value);
        return value;
      });
    }
  }
  return found;
}

/** Fields in which a call takes an identifier although its case sends none: filters, and lists of members. */
export function identifierFields(call: Endpoint, ids: ReadonlyMap<string, string>): readonly IdentifierField[] {
  return (['query', 'body'] as const).flatMap((part) =>
    fieldsOf(call.shapes?.[part]).flatMap((name): IdentifierField[] => {
      const single = ids.get(name);
      if (single !== undefined) return [{ part, name, toValue: (id) => id, value: single }];
      const many = ids.get(name === 'memberRefIDs' ? 'refID' : name.replace(/IDs$/, 'ID'));
      return name.endsWith('IDs') && many !== undefined ? [{ part, name, toValue: (id) => [id], value: many }] : [];
    }),
  );
}

/** A field with an identifier of another broker. */
export interface IdentifierField {
  readonly part: 'query' | 'body';
  readonly name: string;
  readonly value: string;
  readonly toValue: (id: string) => string | readonly string[];
}

function isPlainList(call: Endpoint): boolean {
  const { method, path, access, responseKind } = call;
  return (
    method === 'GET' &&
    !path.includes('{') &&
    !path.startsWith('/auths/') &&
    access.rule !== 'internal' &&
    access.rule !== 'anybody' &&
    responseKind === 'json'
  );
}

function fieldsOf(shape: unknown): readonly string[] {
  return typeof shape === 'object' && shape !== null && 'shape' in shape ? Object.keys(shape.shape as object) : [];
}
