import { type FilterParamOf, type ListFilter, type ListQueues, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { DataOf, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useMemo } from 'react';
import { useText } from '../../useText.ts';
import { useStatusText } from './DeviceStatus.tsx';

type Param = FilterParamOf<typeof listDeviceApplications>;

/** Returns the filters of the list of device applications. */
export function useDeviceFilters(): readonly ListFilter<Param>[] {
  const text = useText();
  const { applicationID } = useScreenParams();
  return useMemo(
    () => [
      { kind: 'dates', from: 'applyDateFrom', to: 'applyDateTo', label: text('device.applyTime') },
      { kind: 'text', param: 'loginID', label: text('device.loginID') },
      // A link to one application, such as from the operation records.
      ...(applicationID === undefined
        ? []
        : [
            {
              kind: 'select',
              param: 'applicationID',
              label: text('devices.item'),
              options: [{ value: applicationID, label: text('devices.onlyOne') }],
            } as const,
          ]),
    ],
    [text, applicationID],
  );
}

type DeviceQueues = (data: DataOf<typeof listDeviceApplications> | undefined) => ListQueues<Param>;

/** Returns the queues with their counts: what waits comes first. */
export function useDeviceQueues(): DeviceQueues {
  const statusText = useStatusText();
  return useCallback(
    (data) => {
      const counts = data?.counts;
      // Approval binds at once, so most back ends never answer "approved".
      const statuses = ['PND', 'BIND', 'REJ', ...(counts && counts.APV > 0 ? ['APV' as const] : [])] as const;
      return {
        param: 'status',
        items: statuses.map((status) => ({ value: status, label: statusText(status), count: counts?.[status] })),
        total: counts && counts.PND + counts.APV + counts.REJ + counts.BIND,
        isRemembered: true,
      };
    },
    [statusText],
  );
}
