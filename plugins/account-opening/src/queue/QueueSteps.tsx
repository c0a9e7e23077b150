import { useFormats, useHotkeys, usePreference } from '@brokerdesk/plugin-sdk';
import { useText } from '../screens/applicationDetail/useText.ts';
import type { Queue } from './useQueue.ts';

/** Whether the next application opens by itself after a decision: each person's own choice. */
export function useOpensNext() {
  return usePreference('opensNext', false);
}

/** The way to the neighbours in the queue, and how far one has come. */
export function QueueSteps({ queue }: { readonly queue: Queue }) {
  const text = useText();
  const formats = useFormats();
  const [opensNext, setOpensNext] = useOpensNext();
  const { step, goTo } = queue;
  const keys = [
    { keys: '[', what: text('queueSteps.previous'), to: step?.previous },
    { keys: ']', what: text('queueSteps.next'), to: step?.next },
  ];
  useHotkeys(
    keys.flatMap(({ to, ...key }) => (to === undefined ? [] : [{ ...key, run: () => void goTo(to) }])),
    { active: step !== undefined },
  );
  if (!step) return null;
  const button = (label: string, to: string | undefined, sign: string) => (
    <button
      type="button"
      className="bp6-button"
      title={`${label} (${sign})`}
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => {
        if (to !== undefined) void goTo(to);
      }}
    >
      {sign === '[' ? '‹' : '›'}
    </button>
  );
  return (
    <nav className="account-opening-queue" aria-label={text('queueSteps.label')}>
      {button(text('queueSteps.previous'), step.previous, '[')}
      <span>{text('queueSteps.place', { at: formats.count(step.at), total: formats.count(step.total) })}</span>
      {button(text('queueSteps.next'), step.next, ']')}
      <label className="bdk-choice">
        <input type="checkbox" checked={opensNext} onChange={({ target }) => setOpensNext(target.checked)} />
        <span>{text('queueSteps.opensNext')}</span>
      </label>
    </nav>
  );
}
