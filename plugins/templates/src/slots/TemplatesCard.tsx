import { CountTable, ErrorState, ScreenLink, Stack, Text, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listOpeningFormTemplates, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { pluginTexts } from '../useText.ts';

const list = { code: 'RAO_PROFILE_MANAMEMENT' } as const;
const blocked = { blockedCNIP: 'true' } as const;
const namedTemplates = 3;

/** The card of the home page with the templates, and those whose applications cannot get an opening form. */
export default function TemplatesCard() {
  const text = pluginTexts.useText();
  const { language } = useHost();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const options = { passive: true } as const;
  const all = useCall(listProfiles, { query: { size: 500 } }, options);
  const blockedCall = useCall(listProfiles, { query: { size: 1, ...blocked } }, options);
  const forms = useCall(listOpeningFormTemplates, { query: {} }, options);
  const calls = [all, blockedCall, forms];
  const error = calls.find((call) => call.error !== null)?.error;
  if (error) {
    const retry = () => void Promise.all(calls.map(({ refetch }) => refetch()));
    return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  }
  const withForm = forms.data && new Set(forms.data.map(({ profileID }) => profileID));
  const without = withForm ? (all.data?.items.filter(({ profileID }) => !withForm.has(profileID)) ?? []) : [];
  return (
    <Stack gap={8}>
      <CountTable
        itemsLabel={text('menu.templateTab')}
        columns={[text('home.count')]}
        rows={[
          {
            id: 'blocked',
            label: text('home.blocked'),
            cells: [{ count: blockedCall.data?.total, to: { ...list, params: blocked } }],
          },
          { id: 'all', label: text('home.all'), cells: [{ count: all.data?.total, to: list }] },
        ]}
      />
      {without.length > 0 && (
        <div>
          <Text as="p" tone="waiting" size="small">
            {text('home.withoutForm', { count: without.length })}
          </Text>
          <ul aria-label={text('home.withoutForm', { count: without.length })}>
            {without.slice(0, namedTemplates).map(({ profileID, name }) => (
              <li key={profileID}>
                <ScreenLink to={{ code: 'RAO_VIEW_PROFILE', params: { id: profileID, tab: 'forms' } }}>
                  {textIn(name, language)}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
