import { type Refusals, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { createRole, updateRole } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { flattenFunctions, type RoleFunction } from '../../roles/RoleFunction.ts';
import { useText } from '../useText.ts';

/** As many functions are named; more would hide what to do. */
const maxNamed = 5;

/**
 * Returns what to do about each rule that the server refuses a role by, naming functions. The editor locks what is refused,
 * so this is for functions that the user has lost since the sign-in, and for accounts that have changed.
 */
export function useRoleRefusals(functions: readonly RoleFunction[]): Refusals<typeof createRole | typeof updateRole> {
  const text = useText();
  const { language } = useHost();
  return useMemo(() => {
    function listNames(codes: readonly string[]): string {
      const all = flattenFunctions(functions);
      const names = codes.map((code) => {
        const one = all.find(({ functionCode }) => functionCode === code);
        return one ? textIn(one.name, language) : code;
      });
      const rest = names.length - maxNamed;
      const shown = rest > 1 ? [...names.slice(0, maxNamed), text('roleReview.more', { count: String(rest) })] : names;
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown);
    }
    return {
      E0016(data) {
        switch (data.rule) {
          case 'grant-exceeds-own':
            return data.functionCodes && text('roleRefusal.grant', { names: listNames(data.functionCodes) });
          case 'revoke-exceeds-own':
            return data.functionCodes && text('roleRefusal.revoke', { names: listNames(data.functionCodes) });
          case 'own-account':
            return text('roleRefusal.ownAccount');
          case 'outranks-caller':
            return text('roleRefusal.outranks');
          default:
            return undefined;
        }
      },
    };
  }, [functions, language, text]);
}
