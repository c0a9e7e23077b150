import {
  Button,
  Callout,
  Fact,
  FactList,
  RecordHistory,
  Row,
  Stack,
  Tabs,
  textIn,
  useHost,
  useHotkeys,
} from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { findWaitingRequest } from '../../model/planRequests.ts';
import { OverdueNote } from '../../plans/OverdueNote.tsx';
import { PlanComparison } from '../../plans/PlanComparison.tsx';
import { loginOf } from '../../plans/usePlanWords.ts';
import { DecisionDialog } from './lazyParts.tsx';
import { QuotaEffects } from './QuotaEffects.tsx';
import { useOwnRequest } from './useOwnRequest.ts';
import { useText } from '../useText.ts';

/** A waiting request beside the queue: the decision, what is requested, and what it does to the broker's quota. */
export function ReviewPanel({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  return (
    <Stack gap={16}>
      <Decision plan={plan} />
      <Tabs
        label={text('review.panel')}
        items={[
          { key: 'request', title: text('review.request'), render: () => <Request plan={plan} /> },
          {
            key: 'history',
            title: text('plan.history'),
            render: () => <RecordHistory targetID={plan.planID} operation="feedPlan" />,
          },
        ]}
      />
    </Stack>
  );
}

type Action = 'approve' | 'reject';

/** The panel follows the row with the focus, so that the queue is decided with the arrow keys, A and R. */
function Decision({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const isOwn = useOwnRequest()(plan);
  const isWaiting = findWaitingRequest(plan) !== undefined;
  const [action, setAction] = useState<Action>();
  const begin = (chosen: Action) => {
    if (!isOwn && isWaiting) setAction(chosen);
  };
  useHotkeys(
    [
      { keys: 'a', description: text('review.approve.label'), run: () => begin('approve') },
      { keys: 'r', description: text('review.reject.label'), run: () => begin('reject') },
    ],
    { active: !isOwn && isWaiting },
  );
  const reason = isOwn ? text('review.own') : undefined;
  const state = { 'aria-disabled': isOwn || !isWaiting || undefined };
  return (
    <Stack gap={12}>
      <Row wrap>
        <Button
          {...state}
          intent="primary"
          title={reason ?? `${text('review.approve.label')} (A)`}
          onClick={() => begin('approve')}
        >
          {text('review.approve.label')}
        </Button>
        <Button
          {...state}
          intent="danger"
          variant="minimal"
          title={reason ?? `${text('review.reject.label')} (R)`}
          onClick={() => begin('reject')}
        >
          {text('review.reject.label')}
        </Button>
      </Row>
      {isOwn && <Callout tone="form">{text('review.own')}</Callout>}
      {action && <DecisionDialog action={action} plan={plan} onClose={() => setAction(undefined)} />}
    </Stack>
  );
}

function Request({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const request = findWaitingRequest(plan);
  return (
    <Stack gap={16}>
      {request && <OverdueNote request={request} />}
      <PlanComparison plan={plan} />
      <QuotaEffects plan={plan} />
      <FactList>
        <Fact term={text('plan.broker')}>{textIn(plan.brokerName, language)}</Fact>
        <Fact term={text('plan.login')}>{loginOf(plan)}</Fact>
        <Fact term={text('plan.description')}>
          {plan.description === '' ? text('review.noNote') : plan.description}
        </Fact>
      </FactList>
    </Stack>
  );
}
