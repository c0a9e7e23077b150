import { Button, Callout, Row } from '@brokerdesk/plugin-sdk';
import type { AddressState } from './useAddress.ts';
import { useText } from './useText.ts';

/** A message that names each correction of the address. */
export function AddressProblems({ problems, dismiss }: Pick<AddressState, 'problems' | 'dismiss'>) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <Callout tone="waiting" role="status" title={text('problem.title')}>
      <Row wrap align="end">
        <ul className="bdk-grow">
          {problems.map((problem) => (
            <li key={problem}>{text(`problem.${problem}`)}</li>
          ))}
        </ul>
        <Button size="small" onClick={dismiss}>
          {text('problem.dismiss')}
        </Button>
      </Row>
    </Callout>
  );
}
