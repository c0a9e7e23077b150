import {
  ActionGroup,
  Callout,
  Fact,
  FactList,
  RecordHistory,
  type RowAction,
  ScreenLink,
  Stack,
  Tabs,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { PlanComparison } from '../../plans/PlanComparison.tsx';
import { PlanStatus } from '../../plans/PlanStatus.tsx';
import { loginOf } from '../../plans/usePlanWords.ts';
import { ClientFacts } from './ClientFacts.tsx';
import { useText } from '../useText.ts';

interface PlanPanelProps {
  readonly plan: FeedPlan;
  readonly actions: readonly RowAction[];
}

/** A plan and its client, beside the list. */
export function PlanPanel({ plan, actions }: PlanPanelProps) {
  const text = useText();
  const { planID, userID, needsAudit } = plan;
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      {needsAudit && (
        <Callout tone="waiting" title={text('allPlans.waiting')}>
          <ScreenLink to={{ code: 'quote-plans:review', child: 'requests', params: { planID } }}>
            {text('allPlans.openReview')}
          </ScreenLink>
        </Callout>
      )}
      <Tabs
        label={text('allPlans.panel')}
        items={[
          { key: 'plan', title: text('allPlans.plan'), render: () => <Plan plan={plan} /> },
          { key: 'client', title: text('plan.client'), render: () => <ClientFacts userID={userID} /> },
          {
            key: 'history',
            title: text('plan.history'),
            render: () => <RecordHistory targetID={planID} operation="feedPlan" />,
          },
        ]}
      />
    </Stack>
  );
}

function Plan({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const { date } = useFormats();
  const { brokerName, status, terminationDate, description } = plan;
  return (
    <Stack gap={16}>
      <FactList>
        <Fact term={text('plan.statusLabel')}>
          <PlanStatus status={status} />
        </Fact>
        <Fact term={text('plan.broker')}>{textIn(brokerName, language)}</Fact>
        <Fact term={text('plan.login')}>{loginOf(plan)}</Fact>
        <Fact term={text('plan.terminationDate')}>
          {terminationDate === null ? text('allPlans.noEnd') : date(terminationDate)}
        </Fact>
        <Fact term={text('plan.description')}>{description === '' ? text('allPlans.noNote') : description}</Fact>
      </FactList>
      <PlanComparison plan={plan} />
    </Stack>
  );
}
