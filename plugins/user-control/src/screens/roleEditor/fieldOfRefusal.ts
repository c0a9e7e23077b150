import { type ApiError, refusalOf } from '@brokerdesk/plugin-sdk';
import { type RuleOf, updateRole } from '@brokerdesk/plugin-sdk/api';

const fields: Readonly<Partial<Record<string, string>>> = {
  'grant-exceeds-own': 'functionCodes',
  'revoke-exceeds-own': 'functionCodes',
  'own-account': 'memberRefIDs',
  'outranks-caller': 'memberRefIDs',
} satisfies { readonly [Rule in RuleOf<typeof updateRole>]?: string };

/** Returns the field that a rule of the server is about. */
export function fieldOfRefusal(error: ApiError): string | undefined {
  const { rule = '' } = refusalOf(error, updateRole, 'E0016') ?? {};
  return Object.hasOwn(fields, rule) ? fields[rule] : undefined;
}
