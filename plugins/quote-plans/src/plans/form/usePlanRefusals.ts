import { type ApiError, type Refusals, refusalOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { changeFeedPlan, type createFeedPlan, type RuleOf } from '@brokerdesk/plugin-sdk/api';
import type { Desk } from '../Desk.ts';
import type { QuotePackage } from '../packageUse.ts';
import { useText } from '../../screens/useText.ts';

/** The fields at which the server's rules are shown. */
const fields: { readonly [Rule in RuleOf<typeof changeFeedPlan>]: string } = {
  'quota-exceeded': 'quota',
  'has-plan': 'userID',
  'trader-not-active': 'userID',
};

/** Returns what a form says when the server refuses an application, and at which field. */
export function usePlanRefusals({
  desk,
  packages,
}: {
  readonly desk: Desk;
  readonly packages: readonly QuotePackage[];
}) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const refusals: Refusals<typeof createFeedPlan | typeof changeFeedPlan> = {
    E0016(data) {
      if (data.rule !== 'quota-exceeded') return undefined;
      const { packageCode, total, inUse } = data;
      const bought = packages.find((one) => one.packageCode === packageCode);
      // Without the figures the server's own words are the best there are.
      if (total === undefined || inUse === undefined || !bought) return undefined;
      return text(`planForm.exceeded.${desk}`, {
        package: textIn(bought.name, language),
        total: count(total),
        inUse: count(inUse),
        left: count(Math.max(0, total - inUse)),
      });
    },
  };
  const fieldOfError = (error: ApiError) => {
    const refused = refusalOf(error, changeFeedPlan, 'E0016');
    return refused && fields[refused.rule];
  };
  return { refusals, fieldOfError };
}
