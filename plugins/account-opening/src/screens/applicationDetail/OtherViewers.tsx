import { Text, useFormats } from '@brokerdesk/plugin-sdk';
import { useOtherViewers } from '../../presence/useOtherViewers.ts';
import { useText } from '../../application/useText.ts';

/** Shows who else has the application open, before two users decide about it. */
export function OtherViewers({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const formats = useFormats();
  const others = useOtherViewers(applyID);
  return (
    <Text as="p" tone="waiting" size="table" role="status">
      {others.length > 0 &&
        text('detail.openWith', {
          names: others
            .map(({ userName, since }) => text('detail.openSince', { name: userName, time: formats.dateTime(since) }))
            .join(text('list.separator')),
        })}
    </Text>
  );
}
