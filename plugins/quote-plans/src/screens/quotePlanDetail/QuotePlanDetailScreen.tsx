import {
  ActionGroup,
  BackToList,
  EmptyState,
  ErrorState,
  Fact,
  FactList,
  PageHeader,
  RecordHistory,
  Row,
  Stack,
  Tabs,
  Text,
  useCall,
  useFormats,
  useNavigation,
  useScreenParams,
  WaitingText,
  Timeline,
} from '@brokerdesk/plugin-sdk';
import { type FeedPlan, getFeedPlan } from '@brokerdesk/plugin-sdk/api';
import { PlanStatus } from '../../plans/PlanStatus.tsx';
import { usePlanActions } from '../../plans/usePlanActions.tsx';
import { PlanComparison } from '../../plans/PlanComparison.tsx';
import { PlanNotices } from './PlanNotices.tsx';
import { useText } from '../useText.ts';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { listPlanEvents } from './planEvents.ts';

/** One quote plan: what is in force, what follows it, the provider's answers, and its history. */
export default function QuotePlanDetailScreen() {
  const text = useText();
  const { planID = '' } = useScreenParams();
  if (planID !== '') return <LoadedPlan key={planID} planID={planID} />;
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.quotePlan')} backLink={<BackToPlans />} />
      <EmptyState title={text('planDetail.notNamed')}>{text('planDetail.notNamedHint')}</EmptyState>
    </Stack>
  );
}

function LoadedPlan({ planID }: { readonly planID: string }) {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(getFeedPlan, { params: { planID } });
  if (data) return <Plan plan={data} />;
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.quotePlan')} backLink={<BackToPlans />} />
      {error && <ErrorState title={text('planDetail.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={8} itemsLabel={text('plan.item')} />
    </Stack>
  );
}

function Plan({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { open } = useNavigation();
  const actionsOf = usePlanActions('broker', () => void open({ code: 'PM_CI_QUOTE_PLAN' }, { replace: true }));
  return (
    <Stack gap={16}>
      <PageHeader title={plan.customerName} backLink={<BackToPlans />}>
        {/* The history is a tab here. */}
        <ActionGroup actions={actionsOf(plan).filter(({ id }) => id !== 'history')} />
      </PageHeader>
      <Row>
        <PlanStatus status={plan.status} />
      </Row>
      <PlanNotices plan={plan} />
      <Tabs
        label={text('planDetail.tabs')}
        param="tab"
        items={[
          {
            key: 'plan',
            title: text('planDetail.plan'),
            render: () => (
              <Stack gap={24}>
                <PlanComparison plan={plan} />
                <PlanFacts plan={plan} />
                <PlanTimeline plan={plan} />
              </Stack>
            ),
          },
          {
            key: 'history',
            title: text('planDetail.history'),
            render: () => <RecordHistory targetID={plan.planID} />,
          },
        ]}
      />
    </Stack>
  );
}

/** Whose plan it is. */
function PlanFacts({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { date, dateTime } = useFormats();
  const { customerName, userID, subUserID, description, terminationDate, updateTime, updateBy } = plan;
  return (
    <Stack as="section" gap={8}>
      <h2>{text('planDetail.about')}</h2>
      <FactList>
        <Fact term={text('plan.client')}>{customerName}</Fact>
        <Fact term={text('plan.login')}>
          {subUserID === null ? userID : text('planDetail.subUserOf', { subUserID, userID })}
        </Fact>
        {terminationDate !== null && <Fact term={text('plan.terminationDate')}>{date(terminationDate)}</Fact>}
        {description !== '' && (
          <Fact term={text('plan.description')}>
            <Text lines>{description}</Text>
          </Fact>
        )}
        <Fact term={text('planDetail.updated')}>{`${dateTime(updateTime)} · ${updateBy}`}</Fact>
      </FactList>
    </Stack>
  );
}

/** The way back to the list, as the user left it. */
function BackToPlans() {
  const text = useText();
  return (
    <BackToList code="PM_CI_QUOTE_PLAN" list="quote-plans">
      {text('planDetail.back')}
    </BackToList>
  );
}

/** The history of a plan, and its planned steps. */
function PlanTimeline({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const words = usePlanWords();
  const { date } = useFormats();
  const title = text('planTimeline.title');
  return (
    <Stack as="section" gap={8}>
      <h2>{title}</h2>
      <Timeline
        label={title}
        entries={listPlanEvents(plan).map(({ kind, time, actor, reason, terms }) => ({
          id: kind,
          time,
          title: text(`planTimeline.${kind}`, { terms: words.terms(terms), date: date(terms.effectiveDate) }),
          actor: actor ?? text('planTimeline.system'),
          reason: reason ?? undefined,
        }))}
      />
    </Stack>
  );
}
