import type { Role } from '@brokerdesk/plugin-sdk/api';

/** Lists the codes that a role grants: menus and business functions. */
export function codesOfRole({
  adminFunctionCodes,
  businessFunctionCodes,
}: Pick<Role, 'adminFunctionCodes' | 'businessFunctionCodes'>): readonly string[] {
  return [...adminFunctionCodes, ...businessFunctionCodes];
}
