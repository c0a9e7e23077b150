import { EmptyState, PageHeader, Stack, Text, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

const file = 'src/screens/samplePlugin/SamplePluginScreen.tsx';

/** The screen of this plugin. */
export default function SamplePluginScreen() {
  const text = useText();
  const { currentUser } = useHost();
  return (
    <Stack>
      <PageHeader title={text('title')} />
      <Text as="p">{text('introduction', { name: currentUser.userName })}</Text>
      <EmptyState title={text('empty.title')}>{text('empty.text', { file })}</EmptyState>
    </Stack>
  );
}
