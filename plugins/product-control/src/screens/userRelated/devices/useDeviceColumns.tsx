import { type ListColumn, type SortFieldOf, useFormats } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import { DeviceStatus, useStatusText } from './DeviceStatus.tsx';

/** Returns the columns of the list of device applications. */
export function useDeviceColumns(): readonly ListColumn<
  DeviceApplication,
  SortFieldOf<typeof listDeviceApplications>
>[] {
  const text = useText();
  const formats = useFormats();
  const statusText = useStatusText();
  return useMemo(
    () => [
      {
        id: 'userName',
        header: text('device.userName'),
        width: 168,
        sortField: 'userName',
        text: ({ userName }) => userName,
      },
      {
        id: 'loginID',
        header: text('device.loginID'),
        width: 124,
        sortField: 'loginID',
        text: ({ loginID }) => loginID,
      },
      {
        id: 'status',
        header: text('device.status'),
        width: 120,
        text: ({ status }) => statusText(status),
        cell: ({ status }) => <DeviceStatus status={status} />,
      },
      { id: 'deviceInfo', header: text('device.deviceInfo'), width: 248, text: ({ deviceInfo }) => deviceInfo },
      {
        id: 'applyTime',
        header: text('device.applyTime'),
        width: 148,
        sortField: 'applyTime',
        text: ({ applyTime }) => formats.dateTime(applyTime),
      },
      {
        id: 'bindingDays',
        header: text('device.bindingDays'),
        width: 120,
        align: 'end',
        text: ({ bindingDays }) => formats.count(bindingDays),
      },
      {
        id: 'boundDevices',
        header: text('device.boundDevices'),
        width: 132,
        align: 'end',
        text: ({ boundDevices }) => formats.count(boundDevices),
      },
      {
        id: 'approvalTime',
        header: text('device.approvalTime'),
        width: 148,
        sortField: 'approvalTime',
        text: ({ approvalTime }) => formats.dateTime(approvalTime),
      },
      { id: 'decidedBy', header: text('device.decidedBy'), width: 168, text: decidedBy },
      { id: 'remark', header: text('device.remark'), width: 240, isHidden: true, text: ({ remark }) => remark ?? '' },
      { id: 'phone', header: text('device.phone'), width: 144, isHidden: true, text: ({ phone }) => phone },
      { id: 'email', header: text('device.email'), width: 240, isHidden: true, text: ({ email }) => email },
      { id: 'UUID', header: text('device.UUID'), width: 300, isHidden: true, text: ({ UUID }) => UUID },
    ],
    [text, formats, statusText],
  );
}

/** Nothing changes after the decision, so the last change is the decision. */
function decidedBy({ approvalTime, updateBy }: DeviceApplication): string {
  return approvalTime === null ? '' : updateBy;
}
