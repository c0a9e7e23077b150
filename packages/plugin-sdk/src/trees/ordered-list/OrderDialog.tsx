import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { Button } from '../../kit/Button.tsx';
import { OrderedList, type OrderedListProps } from './OrderedList.tsx';
import { useOrderText } from './useOrderText.ts';

/** Props of {@link OrderDialog}. */
export interface OrderDialogProps<Item> extends Omit<OrderedListProps<Item>, 'label'> {
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * A dialog in which the user puts a list in order: by dragging, by keyboard, with arrows, or by typing a position. All moves
 * are saved at once. Escape and "Close" close it, after a confirmation if the order is not saved, and while it is being
 * saved as soon as that has succeeded.
 *
 * @example
 * <OrderDialog order={order} title={text('order')} nameOf={({ title }) => textIn(title, language)} empty={{ title: text('none') }} onClose={close} />
 */
export function OrderDialog<Item>({ title, onClose, ...list }: OrderDialogProps<Item>) {
  const text = useOrderText();
  const { isSending, submitError, conflict, requestLeave } = list.order;
  const [closesOnceSaved, setClosesOnceSaved] = useState(false);
  const close = () => (isSending ? setClosesOnceSaved(true) : requestLeave(onClose));
  const onSent = useEffectEvent(() => {
    setClosesOnceSaved(false);
    if (submitError === undefined && conflict === undefined) onClose();
  });
  useEffect(() => {
    if (closesOnceSaved && !isSending) onSent();
  }, [closesOnceSaved, isSending]);
  return (
    <Dialog title={title} size="medium" onDismiss={close} actions={<Button onClick={close}>{text('close')}</Button>}>
      <OrderedList {...list} label={title} />
    </Dialog>
  );
}
