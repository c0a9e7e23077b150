import { HistoryDialog, type RowAction, textIn, useCanCall, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, updateFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { PackagesDialog } from './lazyParts.tsx';
import { useText } from '../useText.ts';

/** Returns the actions for a broker, in its row and in its panel. */
export function useBrokerActions(): (broker: BrokerPackages) => readonly RowAction[] {
  const text = useText();
  const canCall = useCanCall();
  const { language } = useHost();
  const { count } = useFormats();
  return useCallback(
    (broker) => {
      const { brokerCode, brokerName, needsAudit } = broker;
      const change: RowAction = {
        id: 'packages',
        label: text('brokers.change'),
        dialog: (close) => <PackagesDialog broker={broker} onClose={close} />,
      };
      return [
        ...(canCall(updateFeedPackages) ? [change] : []),
        {
          id: 'review',
          label: text('brokers.openReview', { number: count(needsAudit) }),
          to: { code: 'quote-plans:review', child: 'requests', params: { brokerCode } },
        },
        {
          id: 'plans',
          label: text('brokers.openPlans'),
          to: { code: 'quote-plans:review', child: 'allPlans', params: { brokerCode } },
        },
        {
          id: 'history',
          label: text('plan.history'),
          dialog: (close) => (
            <HistoryDialog
              targetID={brokerCode}
              operation="feedPackage"
              recordName={textIn(brokerName, language)}
              onClose={close}
            />
          ),
        },
      ];
    },
    [text, canCall, language, count],
  );
}
