import {
  Button,
  ErrorState,
  HistoryDialog,
  PageHeader,
  Stack,
  useCall,
  useFormats,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getTips } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { TipsForm } from './TipsForm.tsx';
import { useText } from '../useText.ts';

/** The tips that the app shows at eight places, in three languages; all are saved at once. */
export default function TipsScreen() {
  const text = useText();
  const { dateTime } = useFormats();
  const { broker } = useHost();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { data, error, isPending, refetch } = useCall(getTips, {});
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.tips')}>
        <Button onClick={() => setIsHistoryOpen(true)}>{text('tips.history')}</Button>
      </PageHeader>
      {error && <ErrorState title={text('tips.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={8} itemsLabel={text('tips.awaited')} />
      {data && (
        <>
          {data.updateBy !== '' && (
            <p>{text('tips.changed', { time: dateTime(data.updateTime), name: data.updateBy })}</p>
          )}
          <TipsForm tips={data} />
        </>
      )}
      {isHistoryOpen && (
        <HistoryDialog
          targetID={broker.brokerCode}
          operation="tip"
          recordName={text('menu.tips')}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </Stack>
  );
}
