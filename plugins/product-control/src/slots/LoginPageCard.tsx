import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listWebpageContents } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

const page = { code: 'PM_WEB_PORTAL_CONFIGURATION', child: 'loginPage' } as const;

/** The card of the home page with what is written for the sign-in page and not published. */
export default function LoginPageCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(listWebpageContents, { query: {} }, { passive: true });
  if (error) return <ErrorState title={text('loginPageCard.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <CountTable
      itemsLabel={text('loginPageCard.what')}
      columns={[text('loginPageCard.count')]}
      rows={(['draft', 'changed'] as const).map((state) => ({
        id: state,
        label: text(`loginPageCard.${state}`),
        cells: [
          {
            count: data?.filter((content) => content.state === state).length,
            to: { ...page, params: { state } },
            tone: 'waiting',
          },
        ],
      }))}
    />
  );
}
