import { useHost } from '@brokerdesk/plugin-sdk';
import { listUsers, type User } from '@brokerdesk/plugin-sdk/api';
import { defineRecords } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import type { RoleRecord } from '../../roles/RoleRecord.ts';
import { useText } from '../useText.ts';

const ranks: Readonly<Record<string, number>> = { Operator: 0, Administrator: 1, 'Super Administrator': 2 };

/** Returns the accounts that can be members, and those that are. The user's own and higher ones are locked. */
export function useMemberSource(record: RoleRecord | undefined) {
  const text = useText();
  const { currentUser } = useHost();
  return useMemo(() => {
    function lockOf({ refID, type }: Pick<User, 'refID' | 'type'>) {
      if (refID === currentUser.refID) return text('roleLock.ownAccount');
      const isHigher = (ranks[type] ?? 0) > (ranks[currentUser.type] ?? 0);
      return isHigher ? text('roleLock.outranks', { type: text(`type.${type}`) }) : undefined;
    }
    const source = defineRecords({
      list: listUsers,
      sort: 'userName',
      id: ({ refID }) => refID,
      label: ({ userName }) => userName,
      description: ({ userID }) => userID,
      lock: lockOf,
    });
    const known = (record?.members ?? []).map((member) => ({
      id: member.refID,
      label: member.userName,
      description: member.userID,
      lock: lockOf(member),
    }));
    return { source, known };
  }, [record, currentUser, text]);
}
