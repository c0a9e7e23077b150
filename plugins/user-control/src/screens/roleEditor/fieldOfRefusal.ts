import type { ApiError } from '@brokerdesk/plugin-sdk';

const fields: Readonly<Record<string, string>> = {
  'grant-exceeds-own': 'functionCodes',
  'revoke-exceeds-own': 'functionCodes',
  'own-account': 'memberRefIDs',
  'outranks-caller': 'memberRefIDs',
};

/** Returns the field that a rule of the server is about. */
export function fieldOfRefusal({ data }: ApiError): string | undefined {
  const { rule } = (data ?? {}) as { readonly rule?: unknown };
  return typeof rule === 'string' && Object.hasOwn(fields, rule) ? fields[rule] : undefined;
}
