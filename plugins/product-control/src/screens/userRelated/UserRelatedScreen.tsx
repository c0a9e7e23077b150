import {
  NotPermitted,
  type TabItem,
  usePermission,
  useNavigation,
  useScreenParams,
  Views,
} from '@brokerdesk/plugin-sdk';
import { DeviceList } from './devices/DeviceList.tsx';
import { TrialVersion } from './trial/TrialVersion.tsx';
import { useText } from '../useText.ts';

/**
 * What concerns the users of the trading app: their devices and the trial version, each for those who have its function. A
 * link with the parameter `applicationID` shows one device application; operation records of the trial version name
 * `brokerCode`.
 */
export default function UserRelatedScreen() {
  const text = useText();
  const { setParams } = useNavigation();
  const { brokerCode, tab = brokerCode === undefined ? 'devices' : 'trial', ...params } = useScreenParams();
  const mayDecide = usePermission('PM_WG_DEVICE_APPROVAL');
  const maySwitch = usePermission('PM_WG_TRIAL_SWITCH');
  // A record of the other tab: a link to it opens for everyone who has one of the tabs.
  if (params['applicationID'] !== undefined && !mayDecide) return <NotPermitted requires="PM_WG_DEVICE_APPROVAL" />;
  if (brokerCode !== undefined && !maySwitch) return <NotPermitted requires="PM_WG_TRIAL_SWITCH" />;
  const devices: TabItem = { key: 'devices', title: text('devices.title'), render: () => <DeviceList /> };
  const trial: TabItem = { key: 'trial', title: text('trial.title'), render: () => <TrialVersion /> };
  return (
    <Views
      label={text('menu.userRelated')}
      items={[...(mayDecide ? [devices] : []), ...(maySwitch ? [trial] : [])]}
      selectedKey={tab}
      // The tab replaces the address: "back" leads to the screen before.
      onSelect={(key) => void setParams({ ...params, tab: key }, { replace: true })}
    />
  );
}
