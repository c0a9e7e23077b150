import { ApiError, type BulkAction, type ListBulk, type ListSelection, useHost } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../useText.ts';
import type { BulkRequest } from './BulkDecisionDialog.tsx';
import { BulkDecisionDialog } from './lazyParts.tsx';

/** Returns the decisions for selected device applications, and the dialog of the one that the user has chosen. */
export function useDeviceBulk(): { readonly bulk: ListBulk<DeviceApplication>; readonly dialog: ReactNode } {
  const text = useText();
  const { notify } = useHost();
  const [request, setRequest] = useState<BulkRequest>();
  const bulk = useMemo(() => {
    async function begin(action: BulkRequest['action'], { load, clear }: ListSelection<DeviceApplication>) {
      let selected: readonly DeviceApplication[];
      try {
        selected = await load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('bulk.notLoaded') });
      }
      const waiting = selected.filter(isWaiting);
      if (waiting.length === 0) return notify({ tone: 'warning', text: text('bulk.allDecided') });
      setRequest({ action, applications: waiting, leftOut: selected.length - waiting.length, clear });
    }
    return {
      // A row has these actions without a job.
      isInRowMenu: false,
      actions(selection: ListSelection<DeviceApplication>): readonly BulkAction[] {
        // Of all that match, most are not loaded yet.
        const isNone = selection.scope === 'rows' && !selection.rows.some(isWaiting);
        const disabledReason = isNone ? text('bulk.allDecided') : undefined;
        return [
          {
            id: 'approve',
            label: text('action.approve'),
            disabledReason,
            run: () => void begin('approve', selection),
          },
          {
            id: 'reject',
            label: text('action.reject'),
            tone: 'danger',
            disabledReason,
            run: () => void begin('reject', selection),
          },
        ];
      },
    };
  }, [text, notify]);
  const dialog = request && <BulkDecisionDialog request={request} onClose={() => setRequest(undefined)} />;
  return { bulk, dialog };
}

function isWaiting({ status }: DeviceApplication): boolean {
  return status === 'PND';
}
