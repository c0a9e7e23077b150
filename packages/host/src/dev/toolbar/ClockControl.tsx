import { Button, Row, Text } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { control } from '../control.ts';

interface ClockReading {
  /** RFC 3339. */
  readonly now: string;
}

const steps = [
  { label: '+1 min', seconds: 60 },
  { label: '+1 h', seconds: 3_600 },
  { label: '+1 day', seconds: 86_400 },
] as const;

/** Shows the emulator's clock and moves it; the clock of the browser stays as it is. */
export function ClockControl({ attempt }: { readonly attempt: (work: Promise<unknown>) => void }) {
  const [reading, setReading] = useState<ClockReading>();
  const change = (body: { readonly advanceSec: number } | { readonly set: string }) =>
    attempt(control<ClockReading>('PATCH', '/clock', body).then(setReading));
  const read = useEffectEvent(() => attempt(control<ClockReading>('GET', '/clock').then(setReading)));
  useEffect(() => read(), []);
  return (
    <div role="group" aria-label="Clock of the emulator">
      <Row justify="between">
        Clock
        <Text tone="neutral">{reading && `${reading.now.slice(0, 19).replace('T', ' ')} UTC`}</Text>
      </Row>
      <Row gap={4}>
        {steps.map(({ label, seconds }) => (
          <Button key={label} onClick={() => change({ advanceSec: seconds })}>
            {label}
          </Button>
        ))}
        <Button onClick={() => change({ set: new Date().toISOString() })}>Now</Button>
      </Row>
    </div>
  );
}
