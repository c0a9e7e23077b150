import { HistoryDialog, type RowAction } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { useText } from '../../useText.ts';
import { DecisionDialog } from './lazyParts.tsx';
import { describeClient } from './describeDevice.ts';

/** Returns the actions for the row of a device application. */
export function useDeviceActions(): (application: DeviceApplication) => readonly RowAction[] {
  const text = useText();
  return useCallback(
    (application) => {
      const disabledReason = application.status === 'PND' ? undefined : text('action.isDecided');
      return [
        {
          id: 'approve',
          label: text('action.approve'),
          tone: 'primary',
          disabledReason,
          dialog: (close) => <DecisionDialog action="approve" application={application} onClose={close} />,
        },
        {
          id: 'history',
          label: text('panel.history'),
          dialog: (close) => (
            <HistoryDialog
              targetID={application.applicationID}
              recordName={describeClient(application)}
              onClose={close}
            />
          ),
        },
        {
          id: 'reject',
          label: text('action.reject'),
          tone: 'danger',
          disabledReason,
          dialog: (close) => <DecisionDialog action="reject" application={application} onClose={close} />,
        },
      ];
    },
    [text],
  );
}
