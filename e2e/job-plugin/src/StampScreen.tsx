import { Button, defineTexts, Row, useJobs } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

const { useText } = defineTexts<typeof en>();

export default function StampScreen() {
  const text = useText();
  const { start } = useJobs();
  const stamp = (count: number) => {
    const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(9, '0'));
    start({
      kind: 'stamp-numbers',
      title: { key: 'stamping', values: { count } },
      details: { key: 'details' },
      items: numbers.map((number) => ({ id: number, label: number, input: { number } })),
    });
  };
  return (
    <Row wrap>
      {[3, 100, 500].map((count) => (
        <Button key={count} onClick={() => stamp(count)}>
          {text('stamping', { count })}
        </Button>
      ))}
    </Row>
  );
}
