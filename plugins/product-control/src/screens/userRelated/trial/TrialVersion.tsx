import {
  ActionGroup,
  ErrorState,
  Fact,
  FactList,
  HistoryDialog,
  PageHeader,
  SkeletonLines,
  Stack,
  StatusTag,
  useCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { getTrialConfiguration, type TrialConfiguration } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { TrialDialog } from './TrialDialog.tsx';

/** Whether the web trading app can be tried without an account, what that means, and who decided it. */
export function TrialVersion() {
  const text = useText();
  const { data, error, refetch } = useCall(getTrialConfiguration, {});
  return (
    <Stack gap={16}>
      <PageHeader title={text('trial.title')}>{data && <TrialActions trial={data} />}</PageHeader>
      {data && <TrialFacts trial={data} />}
      {!data && !error && <SkeletonLines count={3} />}
      {!data && error && <ErrorState title={text('trial.failed')} error={error} onRetry={() => void refetch()} />}
    </Stack>
  );
}

interface TrialProps {
  readonly trial: TrialConfiguration;
}

function TrialActions({ trial }: TrialProps) {
  const text = useText();
  const { broker } = useHost();
  return (
    <ActionGroup
      actions={[
        {
          id: 'switch',
          label: text(trial.WebDemoEnable ? 'trial.close.action' : 'trial.open.action'),
          tone: 'primary',
          dialog: (close) => <TrialDialog trial={trial} onClose={close} />,
        },
        {
          id: 'history',
          label: text('panel.history'),
          dialog: (close) => (
            <HistoryDialog
              targetID={broker.brokerCode}
              operation="trialConfiguration"
              recordName={text('trial.title')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

function TrialFacts({ trial: { WebDemoEnable, version, updateTime, updateBy } }: TrialProps) {
  const text = useText();
  const { dateTime } = useFormats();
  const state = WebDemoEnable ? 'open' : 'close';
  return (
    <FactList>
      <Fact term={text('trial.state')}>
        <StatusTag tone={WebDemoEnable ? 'progress' : 'neutral'}>{text(`trial.${state}.state`)}</StatusTag>
      </Fact>
      <Fact term={text('trial.meaning')}>{text(`trial.${state}.meaning`)}</Fact>
      <Fact term={text('trial.lastChange')}>
        {version === 0 ? text('trial.never') : `${dateTime(updateTime)} · ${updateBy}`}
      </Fact>
    </FactList>
  );
}
