import { type Refusals, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';

/** The data of an `E0016` about a function. */
interface RuleData {
  readonly rule?: string;
  readonly brokerCodes?: readonly string[];
}

/** Returns why a function cannot be changed as asked, and what to do. */
export function useFunctionRefusals(): Refusals {
  const text = useText();
  const { language } = useHost();
  return {
    E0016(data) {
      const { rule, brokerCodes = [] } = (data ?? {}) as RuleData;
      if (rule === 'code-fixed') return text('functionTree.codeFixed');
      if (rule !== 'parent-not-taken') return undefined;
      const brokers = new Intl.ListFormat(language, { type: 'conjunction' }).format(brokerCodes);
      return text('functionTree.parentNotTaken', { count: brokerCodes.length, brokers });
    },
  };
}
