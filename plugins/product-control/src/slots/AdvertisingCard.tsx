import { CountTable, ErrorState, useCall, useCurrentTime } from '@brokerdesk/plugin-sdk';
import { type Image, listImages } from '@brokerdesk/plugin-sdk/api';
import { endsSoon } from '../screens/advertisingPictures/schedule/endsSoon.ts';
import { useText } from '../useText.ts';

/** The card of the home page with the advertising pictures: what clients see, what ends soon, and what waits. */
export default function AdvertisingCard() {
  const text = useText();
  const now = useCurrentTime(60_000);
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(listImages, { query: {} }, { passive: true });
  if (error) {
    return <ErrorState title={text('advertisingCard.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const count = (matches: (image: Image) => boolean) => data?.filter(matches).length;
  const rowOf = (state: 'unreleased' | 'showing' | 'scheduled') => ({
    id: state,
    label: text(`advertisingCard.${state}`),
    cells: [{ count: count((image) => image.state === state), to: listOf({ state }) }],
  });
  return (
    <CountTable
      itemsLabel={text('advertisingCard.what')}
      columns={[text('advertisingCard.count')]}
      rows={[
        rowOf('showing'),
        {
          id: 'soon',
          label: text('advertisingCard.soon'),
          cells: [{ count: count((image) => endsSoon(image, now)), to: listOf({ ends: 'soon' }), tone: 'waiting' }],
        },
        rowOf('scheduled'),
        rowOf('unreleased'),
      ]}
    />
  );
}

function listOf(params: Readonly<Record<string, string>>) {
  return { code: 'PM_GENERAL_CONFIGURATION', child: 'advertisingPictures', params } as const;
}
