import { Fact, FactList, useFormats } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { DeviceStatus } from './DeviceStatus.tsx';

/** What a reviewer compares before the decision, and afterwards who decided and when. */
export function DeviceFacts({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const { dateTime } = useFormats();
  const { status, userName, loginID, deviceInfo, UUID, bindingDays, phone, email, remark } = application;
  const { applyTime, approvalTime, updateBy } = application;
  return (
    <FactList>
      <Fact term={text('device.status')}>
        <DeviceStatus status={status} />
      </Fact>
      <Fact term={text('device.userName')}>{userName}</Fact>
      <Fact term={text('device.loginID')}>{loginID}</Fact>
      <Fact term={text('device.deviceInfo')}>{deviceInfo}</Fact>
      <Fact term={text('device.UUID')}>{UUID}</Fact>
      <Fact term={text('device.bindingDays')}>{text('days', { count: bindingDays })}</Fact>
      <Fact term={text('device.phone')}>{phone}</Fact>
      <Fact term={text('device.email')}>{email}</Fact>
      <Fact term={text('device.applyTime')}>{dateTime(applyTime)}</Fact>
      {approvalTime !== null && (
        <>
          <Fact term={text('device.decided')}>{`${dateTime(approvalTime)} · ${updateBy}`}</Fact>
          <Fact term={text('device.remark')}>{remark ?? text('noRemark')}</Fact>
        </>
      )}
    </FactList>
  );
}
