import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Row } from '../../kit/Stack.tsx';
import type { OrderConflict, OrderHandle } from './OrderHandle.ts';
import { useOrderText } from './useOrderText.ts';

/** A note that the list has changed; the list below shows the current order until the user decides. */
export function OrderConflictPanel<Item>({ order }: { readonly order: OrderHandle<Item> }) {
  const text = useOrderText();
  return (
    // It is mounted while still empty; otherwise assistive technology would not read it.
    <div role="alert">
      {order.conflict && (
        <div className="bdk-callout bdk-callout-waiting">
          <p className="bdk-callout-title">
            <ConflictTitle conflict={order.conflict} />
          </p>
          <p>{text('conflict.text')}</p>
          <Row justify="end" wrap>
            <Button onClick={order.discard}>{text('conflict.takeTheirs')}</Button>
            <Button intent="primary" onClick={order.applyAgain}>
              {text('conflict.applyAgain')}
            </Button>
          </Row>
        </div>
      )}
    </div>
  );
}

function ConflictTitle({ conflict: { by, at } }: { readonly conflict: OrderConflict }) {
  const text = useOrderText();
  const formats = useFormats();
  if (by === null) return <>{text('conflict.title')}</>;
  if (at === null) return <>{text('conflict.titleBy', { by })}</>;
  return <>{text('conflict.titleAt', { by, at: formats.dateTime(at) })}</>;
}
