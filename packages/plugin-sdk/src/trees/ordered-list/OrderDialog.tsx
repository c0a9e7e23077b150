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
 * An `OrderedList` in a dialog, for screens whose list is paged and filtered. Escape and "Close" close it, after a
 * confirmation if the order is not saved.
 */
export function OrderDialog<Item>({ title, onClose, ...list }: OrderDialogProps<Item>) {
  const text = useOrderText();
  const close = () => list.order.requestLeave(onClose);
  return (
    <Dialog title={title} size="medium" onDismiss={close} actions={<Button onClick={close}>{text('close')}</Button>}>
      <OrderedList {...list} label={title} />
    </Dialog>
  );
}
