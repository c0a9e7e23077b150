import { labelOf } from '@brokerdesk/plugin-sdk';
import type { User } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../../../locales/en.ts';
import { useText } from '../../useText.ts';

/** Returns a user by name and login name, which tells two of the same name apart. */
export function describeUser({ userID, userName }: Pick<User, 'userID' | 'userName'>): string {
  return `${userName} (${userID})`;
}

/** Returns a function that lists what another user has changed of an account since it was shown. */
export function useDescribeUserChanges() {
  const text = useText();
  return useCallback(
    (before: User, now: User) => {
      const facts = (user: User) => [
        { name: text('filter.enabled'), value: text(`enabled.${user.enabled}`) },
        { name: text('column.type'), value: labelOf(en.type, user.type, (type) => text(`type.${type}`)) },
        { name: text('column.userName'), value: user.userName },
        { name: text('column.email'), value: user.email },
        { name: text('column.mobile'), value: user.mobile },
      ];
      const shown = facts(now);
      return facts(before).flatMap(({ name, value: was }, index) => {
        const value = shown[index]?.value ?? '';
        return value === was ? [] : [{ name, was, now: value }];
      });
    },
    [text],
  );
}
