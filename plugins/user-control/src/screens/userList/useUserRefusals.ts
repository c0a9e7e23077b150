import { type ApiError, labelOf, type Refusals, refusalOf, useCall, useHost } from '@brokerdesk/plugin-sdk';
import {
  type createUser,
  type deleteUser,
  listFunctions,
  type setUserStatus,
  updateUser,
} from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { en } from '../../locales/en.ts';
import { nameFunctions } from '../../model/functionNames.ts';
import { useText } from '../useText.ts';

/** The calls that create, change, enable and delete accounts. */
type UserCall = typeof createUser | typeof updateUser | typeof setUserStatus | typeof deleteUser;

/** As many functions are named; more would hide what to do. */
const maxNamed = 5;

/** Returns what to do about each rule that the server refuses an account by, naming functions in the user's language. */
export function useUserRefusals(): Refusals<UserCall> {
  const text = useText();
  const { language } = useHost();
  // In the background: without the names, the codes are shown.
  const { data: tree } = useCall(listFunctions, {}, { passive: true });
  return useMemo(() => {
    const listNames = (codes: readonly string[]) => {
      const names = nameFunctions(tree ?? [], codes, language);
      const count = names.length - maxNamed;
      const shown = count > 1 ? [...names.slice(0, maxNamed), text('refusal.moreFunctions', { count })] : names;
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown);
    };
    return {
      E0016(data) {
        switch (data.rule) {
          case 'grant-exceeds-own': {
            const { functionCodes, type } = data;
            if (functionCodes) {
              return text('refusal.functions', { count: functionCodes.length, names: listNames(functionCodes) });
            }
            return type && text('refusal.type', { type: labelOf(en.type, type, (known) => text(`type.${known}`)) });
          }
          case 'account-quota':
            return text('refusal.quota', { total: data.total ?? 0 });
          case 'own-account':
            return text('refusal.ownAccount');
          case 'outranks-caller':
            return text('refusal.outranks');
          case 'last-super-administrator':
            return text('refusal.lastSuperAdministrator');
          default:
            return undefined;
        }
      },
    };
  }, [text, language, tree]);
}

/** Returns the field that a refusal is about. */
export function fieldOfUserError(error: ApiError): 'roleIDs' | 'type' | undefined {
  const refused = refusalOf<UserCall, 'E0016'>(error, updateUser, 'E0016');
  switch (refused?.rule) {
    case 'grant-exceeds-own':
      if (refused.functionCodes) return 'roleIDs';
      return refused.type === undefined ? undefined : 'type';
    case 'account-quota':
    case 'last-super-administrator':
      return 'type';
    default:
      return undefined;
  }
}
