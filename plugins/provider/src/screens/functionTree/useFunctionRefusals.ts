import { type Refusals, useHost } from '@brokerdesk/plugin-sdk';
import type { saveFunction } from '@brokerdesk/plugin-sdk/api';
import { useText } from './useText.ts';

/** Returns why a function cannot be changed as asked, and what to do. */
export function useFunctionRefusals(): Refusals<typeof saveFunction> {
  const text = useText();
  const { language } = useHost();
  return {
    E0016(data) {
      if (data.rule === 'code-fixed') return text('functionTree.codeFixed');
      if (data.rule !== 'parent-not-taken') return undefined;
      const { brokerCodes = [] } = data;
      const brokers = new Intl.ListFormat(language, { type: 'conjunction' }).format(brokerCodes);
      return text('functionTree.parentNotTaken', { count: brokerCodes.length, brokers });
    },
  };
}
