import { type ApiError, labelOf, type Refusals, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listFunctions } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { en } from '../../locales/en.ts';
import { nameFunctions } from '../../model/functionNames.ts';
import { useText } from './useText.ts';

/** The data of an `E0016` about an account. */
interface RuleData {
  readonly rule?: string;
  readonly functionCodes?: readonly string[];
  readonly type?: string;
  readonly total?: number;
}

/** As many functions are named; more would hide what to do. */
const maxNamed = 5;

/** Returns what to do about each rule that the server refuses an account by, naming functions in the user's language. */
export function useUserRefusals(): Refusals {
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
        const { rule, functionCodes, type, total } = readRule(data);
        switch (rule) {
          case 'grant-exceeds-own':
            if (functionCodes) {
              return text('refusal.functions', { count: functionCodes.length, names: listNames(functionCodes) });
            }
            return type && text('refusal.type', { type: labelOf(en.type, type, (known) => text(`type.${known}`)) });
          case 'account-quota':
            return text('refusal.quota', { total: total ?? 0 });
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
export function fieldOfUserError({ code, data }: ApiError): 'roleIDs' | 'type' | undefined {
  if (code !== 'E0016') return undefined;
  const { rule, functionCodes, type } = readRule(data);
  if (functionCodes) return 'roleIDs';
  return type !== undefined || rule === 'account-quota' || rule === 'last-super-administrator' ? 'type' : undefined;
}

/** A back end may refuse something without saying by which rule. */
function readRule(data: unknown): RuleData {
  return (data ?? {}) as RuleData;
}
