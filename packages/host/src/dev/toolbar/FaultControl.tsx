import { Button, InputGroup, Row, Select, Text } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { control } from '../control.ts';

interface Fault {
  readonly faultID: string;
  readonly match?: { readonly path?: string };
  readonly effect: { readonly kind: string };
}

const effects = {
  'takes 3 s': { kind: 'latency', ms: 3_000 },
  'never responds': { kind: 'hang' },
  'breaks off': { kind: 'reset' },
  'is not permitted (E0002)': { kind: 'envelope', code: 'E0002' },
  'fails (E0099)': { kind: 'envelope', code: 'E0099' },
  'ends the session (E0001)': { kind: 'envelope', code: 'E0001' },
  'is answered by a gateway (502)': { kind: 'http', status: 502 },
} as const;
type EffectName = keyof typeof effects;

/** Lets requests fail, as `--fail` and `--latency` do. */
export function FaultControl({ attempt }: { readonly attempt: (work: Promise<unknown>) => void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [path, setPath] = useState('/*');
  const [name, setName] = useState<EffectName>('takes 3 s');
  const read = async () => setFaults((await control<{ readonly faults: readonly Fault[] }>('GET', '/faults')).faults);
  const change = (request: Promise<unknown>) => attempt(request.then(read));
  const readFirst = useEffectEvent(() => attempt(read()));
  useEffect(() => readFirst(), []);
  return (
    <div role="group" aria-label="Failing requests">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          change(control('POST', '/faults', { match: { path }, effect: effects[name] }));
        }}
      >
        <Row gap={4}>
          <InputGroup
            aria-label="Path of the API"
            value={path}
            style={{ inlineSize: 110 }}
            onChange={({ target }) => setPath(target.value)}
          />
          <Select
            aria-label="What happens"
            style={{ inlineSize: 140 }}
            value={name}
            onChange={({ target }) => setName(target.value as EffectName)}
          >
            {Object.keys(effects).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <Button type="submit">Add</Button>
        </Row>
      </form>
      {faults.map(({ faultID, match, effect }) => (
        <Row key={faultID} justify="between">
          <Text size="small">{`${match?.path ?? 'every request'}: ${effect.kind}`}</Text>
          <Button
            variant="minimal"
            aria-label={`Remove ${faultID}`}
            onClick={() => change(control('DELETE', `/faults/${faultID}`))}
          >
            Remove
          </Button>
        </Row>
      ))}
    </div>
  );
}
