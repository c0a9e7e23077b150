import {
  CountTable,
  ErrorState,
  ScreenLink,
  Stack,
  textIn,
  useCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { usageLevelOf } from '../plans/packageUse.ts';
import { usePackages } from '../plans/usePackages.ts';
import { useText } from '../useText.ts';

const target = { code: 'PM_CI_QUOTE_PLAN' } as const;

/** The card of the home page with what the provider has answered, what waits, and packages that are nearly used up. */
export default function QuotePlansCard() {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const plans = useCall(listFeedPlans, { query: { size: 1 } }, { passive: true });
  const { packages = [], call } = usePackages();
  const error = plans.error ?? call.error;
  if (error) {
    const retry = () => void Promise.all([plans.refetch(), call.refetch()]);
    return <ErrorState title={text('home.plans.failed')} error={error} onRetry={retry} />;
  }
  const counts = plans.data?.counts;
  const status = (value: 'rejected' | 'applied' | 'approved') => ({
    count: counts?.[value],
    to: { ...target, params: { status: value } },
  });
  const change = (value: 'rejected' | 'pending' | 'approved') => ({
    count: counts?.changes[value],
    to: { ...target, params: { changeAudit: value } },
  });
  const scarce = packages.filter((one) => usageLevelOf(one) !== 'free');
  return (
    <Stack gap={12}>
      <CountTable
        itemsLabel={text('home.plans.plans')}
        columns={[text('home.plans.applications'), text('home.plans.changes')]}
        rows={[
          {
            id: 'rejected',
            label: text('home.plans.rejected'),
            cells: [
              { ...status('rejected'), tone: 'failed' },
              { ...change('rejected'), tone: 'failed' },
            ],
          },
          {
            id: 'pending',
            label: text('home.plans.pending'),
            cells: [
              { ...status('applied'), tone: 'waiting' },
              { ...change('pending'), tone: 'waiting' },
            ],
          },
          { id: 'approved', label: text('home.plans.approved'), cells: [status('approved'), change('approved')] },
        ]}
      />
      {scarce.length > 0 && (
        <ul aria-label={text('home.plans.scarce')}>
          {scarce.map(({ packageCode, name, inUse, quota }) => (
            <li key={packageCode}>
              <ScreenLink to={{ ...target, params: { packageCode } }}>
                {text('home.plans.use', {
                  package: textIn(name, language),
                  inUse: count(inUse),
                  quota: count(quota ?? 0),
                })}
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
