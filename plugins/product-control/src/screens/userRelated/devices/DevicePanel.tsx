import { Button, RecordHistory, Row, Stack, Tabs, useHotkeys } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { BoundDevices } from './BoundDevices.tsx';
import { BoundWarning } from './BoundWarning.tsx';
import { DecisionDialog } from './lazyParts.tsx';
import { DeviceFacts } from './DeviceFacts.tsx';

/** A device application beside the list, with the decision while it waits for one. */
export function DevicePanel({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const isWaiting = application.status === 'PND';
  return (
    <Stack gap={16}>
      {isWaiting && <DecisionButtons application={application} />}
      <Tabs
        label={text('panel.label')}
        items={[
          {
            key: 'details',
            title: text('panel.details'),
            render: () => (
              <Stack gap={16}>
                {isWaiting && <BoundWarning application={application} />}
                <DeviceFacts application={application} />
                <BoundDevices application={application} />
              </Stack>
            ),
          },
          {
            key: 'history',
            title: text('panel.history'),
            render: () => <RecordHistory targetID={application.applicationID} operation="deviceApplication" />,
          },
        ]}
      />
    </Stack>
  );
}

type Action = 'approve' | 'reject';

/** The panel follows the row with the focus, so that a queue is decided with the arrow keys, A and R. */
function DecisionButtons({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const [action, setAction] = useState<Action>();
  useHotkeys([
    { keys: 'a', description: text('action.approve'), run: () => setAction('approve') },
    { keys: 'r', description: text('action.reject'), run: () => setAction('reject') },
  ]);
  return (
    <Row wrap>
      <Button intent="primary" title={`${text('action.approve')} (A)`} onClick={() => setAction('approve')}>
        {text('action.approve')}
      </Button>
      <Button
        intent="danger"
        variant="minimal"
        title={`${text('action.reject')} (R)`}
        onClick={() => setAction('reject')}
      >
        {text('action.reject')}
      </Button>
      {action && <DecisionDialog action={action} application={application} onClose={() => setAction(undefined)} />}
    </Row>
  );
}
