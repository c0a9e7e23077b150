import { ErrorState, Table, Text, textIn, useFormats, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { listQuotaEffects, type QuotaEffect } from '../../model/quotaEffects.ts';
import { usePackages } from '../../plans/usePackages.ts';
import { useText } from '../useText.ts';

/** The terminals of the broker's packages that are in use before and after an approval. */
export function QuotaEffects({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { brokers, call } = usePackages();
  if (call.error && !brokers) {
    return <ErrorState title={text('packages.failed')} error={call.error} onRetry={() => void call.refetch()} />;
  }
  const packages = brokers?.find(({ brokerCode }) => brokerCode === plan.brokerCode)?.packages;
  const of = ({ bought: { quota } }: QuotaEffect) =>
    quota === null ? text('plan.unlimited') : text('review.sold', { quota: count(quota) });
  return (
    <>
      <WaitingText active={call.isPending} itemsLabel={text('packages.what')} />
      {packages && (
        <Table isFixed>
          <caption>{text('review.quota')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('plan.package')}</th>
              <th scope="col" data-align="end">
                {text('review.before')}
              </th>
              <th scope="col" data-align="end">
                {text('review.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {listQuotaEffects(plan, packages).map((effect) => (
              <tr key={effect.bought.packageCode}>
                <th scope="row">
                  {textIn(effect.bought.name, language)}
                  <Text as="div" tone="neutral" size="small">
                    {of(effect)}
                  </Text>
                </th>
                <td data-align="end">{count(effect.before)}</td>
                <td data-align="end">
                  <Text bold={effect.before !== effect.after}>{count(effect.after)}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
