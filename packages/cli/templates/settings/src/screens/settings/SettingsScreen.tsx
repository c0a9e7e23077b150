import {
  ErrorState,
  PageHeader,
  SkeletonLines,
  Stack,
  Text,
  useCall,
  useCanCall,
  useElapsed,
  useFormats,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { changeSettings, getSettings } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import { SettingsFacts } from './SettingsFacts.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings: a form for users with the function to edit, facts for all others. */
export default function SettingsScreen() {
  const text = useText();
  const { dateTime } = useFormats();
  const canChange = useCanCall()(changeSettings);
  const { data, isPending, error, refetch } = useCall(getSettings, {});
  const isSlow = useElapsed({ active: isPending, delayMs: 150 });
  return (
    <Stack>
      <PageHeader title={text('title')} />
      <Text as="p">{text('introduction')}</Text>
      {isSlow && <SkeletonLines count={6} />}
      <WaitingText active={isPending} itemsLabel={text('settings')} />
      {error && !data && <ErrorState title={text('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {canChange ? <SettingsForm settings={data} /> : <SettingsFacts settings={data} />}
          <Text as="p" tone="neutral" size="small">
            {text('changed', { name: data.updateBy, time: dateTime(data.updateTime) })}
          </Text>
        </>
      )}
    </Stack>
  );
}
