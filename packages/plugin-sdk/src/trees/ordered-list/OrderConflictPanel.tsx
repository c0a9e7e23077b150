import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Callout } from '../../kit/Callout.tsx';
import { Row } from '../../kit/Stack.tsx';
import type { OrderConflict, OrderHandle } from './OrderHandle.ts';
import { useOrderText } from './useOrderText.ts';

/** A note that the list has changed; the list below shows the current order until the user decides. */
export function OrderConflictPanel<Item>({ order }: { readonly order: OrderHandle<Item> }) {
  const text = useOrderText();
  const formats = useFormats();
  function describe({ by, at }: OrderConflict): string {
    if (by === null) return text('conflict.title');
    if (at === null) return text('conflict.titleBy', { by });
    return text('conflict.titleAt', { by, at: formats.dateTime(at) });
  }
  return (
    // It is mounted while still empty; otherwise assistive technology would not read it.
    <div role="alert">
      {order.conflict && (
        <Callout tone="waiting" title={describe(order.conflict)}>
          <p>{text('conflict.text')}</p>
          <Row justify="end" wrap>
            <Button onClick={order.discard}>{text('conflict.takeTheirs')}</Button>
            <Button intent="primary" onClick={order.applyAgain}>
              {text('conflict.applyAgain')}
            </Button>
          </Row>
        </Callout>
      )}
    </div>
  );
}
