import { Button, Row, Text } from '@brokerdesk/plugin-sdk';
import { useCopyLink } from './useCopyLink.ts';
import { useText } from '../screens/useText.ts';

/** A link in a row of a list, with a button that copies it; the menu of the row has the same action for the keyboard. */
export function LinkCell({ link }: { readonly link: string }) {
  const text = useText();
  const copy = useCopyLink();
  return (
    <Row gap={4} justify="between">
      <Text cut title={link}>
        {link.replace(/^https?:\/\//, '')}
      </Text>
      <Button size="small" variant="minimal" tabIndex={-1} onClick={() => copy(link)}>
        {text('links.copy')}
      </Button>
    </Row>
  );
}
