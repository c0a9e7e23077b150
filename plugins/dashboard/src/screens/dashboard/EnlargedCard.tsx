import { Button, Text } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import type { CardView } from './cards/CardContent.ts';
import type { Card } from './cards/cards.ts';
import { useIgnoredText } from './useIgnoredText.ts';
import { useText } from './useText.ts';

/** One card over the whole window; Escape leads back to the others. */
export function EnlargedCard({
  card,
  view,
  onClose,
}: {
  readonly card: Card;
  readonly view: CardView;
  readonly onClose: () => void;
}) {
  const text = useText();
  const ignored = useIgnoredText(card, view);
  return (
    <Dialog
      title={card.title}
      size="full"
      onDismiss={onClose}
      actions={
        <Button data-first onClick={onClose}>
          {text('card.close')}
        </Button>
      }
    >
      {ignored !== undefined && (
        <Text as="p" tone="neutral" size="small">
          {ignored}
        </Text>
      )}
      {card.render('enlarged', view)}
    </Dialog>
  );
}
