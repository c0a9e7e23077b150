import { LinkButton, Row, Text } from '@brokerdesk/plugin-sdk';
import { useText } from '../screens/useText.ts';

/** Shown beside the other documents when the opening forms could not be loaded. */
export function FormsFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Row as="p" wrap role="alert" title={error.message}>
      <Text tone="neutral" size="table">
        {text('documents.formsFailed')}
      </Text>
      <LinkButton onClick={onRetry}>{text('detail.nextRetry')}</LinkButton>
    </Row>
  );
}
