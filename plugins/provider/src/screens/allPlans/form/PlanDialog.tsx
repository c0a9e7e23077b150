import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { changeFeedPlan, createFeedPlan, type FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { RecordDialog } from '@brokerdesk/plugin-sdk/forms';
import type { QuotePackage } from '../../../model/quotaEffects.ts';
import { useBrokers } from '../../../quote-plans/useBrokers.ts';
import { useText } from '../useText.ts';
import { PlanFields } from './PlanFields.tsx';
import { findPlanProblems, type PlanProblem, type PlanValues, toPlanTerms, toPlanValues } from './planValues.ts';
import { usePlanRefusals } from './usePlanRefusals.ts';

/** The props of {@link PlanDialog}. */
export interface PlanDialogProps {
  /** The plan to change; none for a new one. */
  readonly plan?: FeedPlan;
  /** The broker that a new plan starts from; empty for none. */
  readonly brokerCode?: string;
  readonly onClose: () => void;
}

/** The dialog with which the provider applies for a quote plan on behalf of a broker, or for the change of one. */
export function PlanDialog({ plan, brokerCode = '', onClose }: PlanDialogProps) {
  const text = useText();
  const { brokers } = useBrokers();
  const describeProblem = useProblemText();
  const packagesOf = (code: string): readonly QuotePackage[] =>
    brokers?.find((broker) => broker.brokerCode === code)?.packages ?? [];
  const refusals = usePlanRefusals();
  const isChange = plan?.status === 'effective';
  return (
    <RecordDialog<FeedPlan, PlanValues, typeof createFeedPlan, typeof changeFeedPlan>
      name={plan ? 'quote-plan' : 'new-quote-plan'}
      title={text(plan ? 'planForm.changeTitle' : 'planForm.createTitle')}
      submitLabel={text(isChange ? 'planForm.change' : 'planForm.create')}
      doneText={text(isChange ? 'planForm.changed' : 'planForm.created')}
      itemLabel={text('plan.item')}
      record={plan}
      create={createFeedPlan}
      change={changeFeedPlan}
      params={({ planID }) => ({ planID })}
      toValues={(record) => toPlanValues(record, brokerCode)}
      toBody={(values, record) => {
        const terms = toPlanTerms(values);
        if (record) return terms;
        const { userID, subUserID } = values;
        return { ...terms, brokerCode: values.brokerCode, userID, subUserID: subUserID || null };
      }}
      validate={(values) =>
        findPlanProblems(values, { plan, packages: packagesOf(values.brokerCode) }).map((problem) => ({
          path: problem.path,
          rule: problem.rule,
          message: describeProblem(problem),
        }))
      }
      {...refusals}
      onClose={onClose}
    >
      {(form) => <PlanFields form={form} plan={plan} />}
    </RecordDialog>
  );
}

/** Returns a function that puts a broken rule into words. */
function useProblemText(): (problem: PlanProblem) => string {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  return ({ rule, package: bought }) =>
    text(`planForm.${rule}`, bought && { package: textIn(bought.name, language), quota: count(bought.quota) });
}
