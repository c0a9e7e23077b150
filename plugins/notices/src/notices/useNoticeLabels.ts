import { labelOf } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { en } from '../screens/locales/en.ts';
import { useText } from '../screens/useText.ts';

const stateNames: Readonly<Record<string, keyof typeof en.notice.accountStates>> = {
  1: 'active',
  0: 'suspended',
  '-1': 'closed',
};

/** Returns functions that name channels and account states. */
export function useNoticeLabels() {
  const text = useText();
  return useMemo(() => {
    const accountState = (state: number | string) => {
      const name = stateNames[state];
      return name === undefined ? String(state) : text(`notice.accountStates.${name}`);
    };
    return {
      channel: (channel: string) => labelOf(en.notice.channels, channel, (known) => text(`notice.channels.${known}`)),
      accountState,
      accountStates: (states: readonly (number | string)[]) => states.map(accountState).join(text('notice.separator')),
    };
  }, [text]);
}
