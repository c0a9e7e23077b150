import { Button, Row, Text } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { ReorderList } from '@brokerdesk/plugin-sdk/trees';
import type { CardLayout } from './useLayout.ts';
import { useText } from './useText.ts';

/** The cards as a list that the user puts in order, with a check box for each that is shown. Every change applies at once. */
export function ArrangeDialog({ layout, onClose }: { readonly layout: CardLayout; readonly onClose: () => void }) {
  const text = useText();
  const { cards, hidden } = layout;
  const range = { first: 0, last: cards.length - 1 };
  return (
    <Dialog
      title={text('arrange.open')}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <Button variant="minimal" onClick={layout.reset}>
            {text('arrange.reset')}
          </Button>
          <Button intent="primary" onClick={onClose}>
            {text('arrange.done')}
          </Button>
        </>
      }
    >
      <Text as="p" tone="neutral">
        {text('arrange.hint')}
      </Text>
      <ReorderList
        label={text('arrange.list')}
        items={cards.map(({ id, title }) => ({ id, name: title, range }))}
        hasPositions
        onMove={([id = ''], to) => layout.move(id, to)}
      >
        {({ id, name }) => (
          <Row as="label" className="bdk-grow">
            <input
              type="checkbox"
              aria-label={text('arrange.show', { name })}
              checked={!hidden.has(id)}
              onChange={() => layout.setHidden(id, !hidden.has(id))}
            />
            <Text cut title={name}>
              {name}
            </Text>
          </Row>
        )}
      </ReorderList>
    </Dialog>
  );
}
