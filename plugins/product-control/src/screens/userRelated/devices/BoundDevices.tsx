import { ErrorState, ScreenLink, SkeletonLines, Stack, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { useBoundDevices } from './useBoundDevices.ts';

/** The other devices that the login uses already: a reviewer approves one more with them in view. */
export function BoundDevices({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const { date, count } = useFormats();
  const { devices = [], total, error, refetch } = useBoundDevices(application);
  const { loginID } = application;
  const left = (total ?? 0) - devices.length;
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" bold>
        {text('bound.title', { count: total === undefined ? '…' : count(total), loginID })}
      </Text>
      {total === undefined && !error && <SkeletonLines count={2} />}
      {total === undefined && error && (
        <ErrorState title={text('bound.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {total === 0 && (
        <Text as="p" tone="neutral">
          {text('bound.none')}
        </Text>
      )}
      {devices.length > 0 && (
        <Stack as="ul" gap={8}>
          {devices.map(({ applicationID, deviceInfo, UUID, approvalTime, bindingDays }) => (
            <li key={applicationID}>
              <div>{deviceInfo}</div>
              <Text as="div" tone="neutral" size="small">
                {text('bound.since', { day: date(approvalTime), days: text('days', { count: bindingDays }) })}
              </Text>
              <Text as="div" tone="neutral" size="small">
                {UUID}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {left > 0 && (
        <ScreenLink
          to={{ code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', params: { loginID, status: 'BIND' } }}
        >
          {text('bulk.andMore', { count: left })}
        </ScreenLink>
      )}
    </Stack>
  );
}
