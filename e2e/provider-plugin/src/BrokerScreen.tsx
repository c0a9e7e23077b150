import {
  BackToList,
  Button,
  PageHeader,
  Row,
  Stack,
  textIn,
  useCall,
  useHost,
  useJobs,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { DisableBroker } from './DisableBroker.tsx';
import { useText } from './useText.ts';

/** One broker: the way back, a job, and an action that requires a second factor. */
export default function BrokerScreen() {
  const text = useText();
  const { language } = useHost();
  const jobs = useJobs();
  const { brokerCode = '' } = useScreenParams();
  const [isDisabling, setIsDisabling] = useState(false);
  const broker = useCall(listBrokers, { query: { q: brokerCode } }).data?.items[0];
  const back = (
    <BackToList code="provider-desk:brokers" list="brokers">
      {text('back')}
    </BackToList>
  );
  const count = () =>
    jobs.start({
      kind: 'count-users',
      title: { key: 'count' },
      items: [{ id: brokerCode, label: brokerCode, input: { brokerCode } }],
    });
  return (
    <Stack>
      <PageHeader title={broker ? textIn(broker.name, language) : brokerCode} count={brokerCode} backLink={back} />
      <p>
        {text('status')}: {broker && text(broker.status === 'enabled' ? 'enabled' : 'disabled')}
      </p>
      <Row>
        <Button onClick={count}>{text('count')}</Button>
        <Button intent="danger" onClick={() => setIsDisabling(true)}>
          {text('disable')}
        </Button>
      </Row>
      {isDisabling && broker && <DisableBroker broker={broker} onClose={() => setIsDisabling(false)} />}
    </Stack>
  );
}
