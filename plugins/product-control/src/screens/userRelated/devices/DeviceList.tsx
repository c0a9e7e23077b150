import { ListScreen, useRefreshAfterJobs, useScreenParams } from '@brokerdesk/plugin-sdk';
import { type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { describeClient } from './describeDevice.ts';
import { DevicePanel } from './DevicePanel.tsx';
import { useDeviceActions } from './useDeviceActions.tsx';
import { useDeviceBulk } from './useDeviceBulk.tsx';
import { useDeviceColumns } from './useDeviceColumns.tsx';
import { useDeviceFilters, useDeviceQueues } from './useDeviceFilters.ts';

/** The applications of clients to use a device. The panel stays open and shows the next one after a decision. */
export function DeviceList() {
  const text = useText();
  const columns = useDeviceColumns();
  const filters = useDeviceFilters();
  const queues = useDeviceQueues();
  const actions = useDeviceActions();
  const { bulk, dialog } = useDeviceBulk();
  const { applicationID } = useScreenParams();
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id="devices"
        title={text('devices.title')}
        itemsLabel={text('devices.what')}
        endpoint={listDeviceApplications}
        columns={columns}
        filters={filters}
        queues={queues}
        rowId={idOf}
        defaultSort="-applyTime"
        searchLabel={text('devices.search')}
        rowActions={actions}
        bulk={bulk}
        panel={{
          title: describeClient,
          render: (application) => <DevicePanel application={application} />,
          initialRow: applicationID,
        }}
        exportName={text('devices.export')}
        empty={{ title: text('devices.none'), text: text('devices.noneHint') }}
      />
      {dialog}
    </>
  );
}

function idOf({ applicationID }: DeviceApplication): string {
  return applicationID;
}
