import { Fragment } from 'react';
import { useSlot } from '../hooks/useSlot.ts';
import type { SlotToken } from '../definition/slot.ts';

/**
 * Shows what plugins add to a slot, each part inside its own error boundary; nothing if no plugin fills it.
 *
 * @example
 * <Slot token={templateNotes} props={{ template }} />
 */
export function Slot<Props extends object>({
  token,
  props,
}: {
  readonly token: SlotToken<Props>;
  readonly props: Props;
}) {
  return useSlot(token).map(({ key, render }) => <Fragment key={key}>{render(props)}</Fragment>);
}
