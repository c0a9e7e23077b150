import { Button, Choice, Row, useFormats, useHotkeys, usePreference } from '@brokerdesk/plugin-sdk';
import { useText } from '../screens/useText.ts';
import type { Queue } from './useQueue.ts';

/** Whether the next application opens automatically after a decision: a setting of each user. */
export function useOpensNext() {
  return usePreference('opensNext', false);
}

/** Leads to the neighbours in the queue, and shows the position. */
export function QueueNavigation({ queue }: { readonly queue: Queue }) {
  const text = useText();
  const formats = useFormats();
  const [opensNext, setOpensNext] = useOpensNext();
  const { position, goTo } = queue;
  const keys = [
    { keys: '[', description: text('queueSteps.previous'), to: position?.previous },
    { keys: ']', description: text('queueSteps.next'), to: position?.next },
  ];
  useHotkeys(
    keys.flatMap(({ to, ...key }) => (to === undefined ? [] : [{ ...key, run: () => void goTo(to) }])),
    { active: position !== undefined },
  );
  if (!position) return null;
  const button = (label: string, to: string | undefined, sign: string) => (
    <Button
      title={`${label} (${sign})`}
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => {
        if (to !== undefined) void goTo(to);
      }}
    >
      {sign === '[' ? '‹' : '›'}
    </Button>
  );
  return (
    <Row as="nav" wrap className="bdk-text-table" aria-label={text('queueSteps.label')}>
      {button(text('queueSteps.previous'), position.previous, '[')}
      <span>
        {text('queueSteps.place', { at: formats.count(position.number), total: formats.count(position.total) })}
      </span>
      {button(text('queueSteps.next'), position.next, ']')}
      <Choice
        type="checkbox"
        label={text('queueSteps.opensNext')}
        checked={opensNext}
        onChange={({ target }) => setOpensNext(target.checked)}
      />
    </Row>
  );
}
