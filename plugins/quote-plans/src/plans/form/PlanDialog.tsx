import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { changeFeedPlan, createFeedPlan, type FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { RecordDialog } from '@brokerdesk/plugin-sdk/forms';
import type { Desk } from '../Desk.ts';
import { usePackages } from '../usePackages.ts';
import { useText } from '../../screens/useText.ts';
import { PlanFields } from './PlanFields.tsx';
import {
  findPlanProblems,
  type PlanPreset,
  type PlanProblem,
  type PlanValues,
  toPlanTerms,
  toPlanValues,
} from './planValues.ts';
import { usePlanRefusals } from './usePlanRefusals.ts';

/** The props of {@link PlanDialog}. */
export interface PlanDialogProps {
  readonly desk: Desk;
  /** The plan to change; none for a new one. */
  readonly plan?: FeedPlan;
  /** The origin of a new plan. */
  readonly preset?: PlanPreset;
  readonly onClose: () => void;
}

/** The dialog with which staff, or the provider on behalf of a broker, apply for a quote plan, or for the change of one. */
export function PlanDialog({ desk, plan, preset = {}, onClose }: PlanDialogProps) {
  const text = useText();
  const { brokers = [], packages = [] } = usePackages();
  const describeProblem = useProblemText();
  const refusals = usePlanRefusals({ desk, packages });
  const packagesOf = ({ brokerCode }: PlanValues) =>
    desk === 'broker' ? packages : (brokers.find((one) => one.brokerCode === brokerCode)?.packages ?? []);
  const isChange = plan?.status === 'effective';
  return (
    <RecordDialog<FeedPlan, PlanValues, typeof createFeedPlan, typeof changeFeedPlan>
      // Clients do not share the draft of a new plan.
      name={plan ? 'quote-plan' : `new-quote-plan ${preset.userID ?? ''} ${preset.subUserID ?? ''}`.trim()}
      title={text(plan ? 'planForm.changeTitle' : 'planForm.createTitle')}
      submitLabel={text(isChange ? 'planForm.change' : 'planForm.create')}
      doneText={text(isChange ? 'planForm.changed' : 'planForm.created')}
      itemLabel={text('plan.item')}
      record={plan}
      create={createFeedPlan}
      change={changeFeedPlan}
      params={({ planID }) => ({ planID })}
      toValues={(record) => toPlanValues(record, preset)}
      toBody={(values, record) => {
        const terms = toPlanTerms(values);
        if (record) return terms;
        const { brokerCode, userID, subUserID } = values;
        return { ...terms, ...(brokerCode !== '' && { brokerCode }), userID, subUserID: subUserID || null };
      }}
      validate={(values) =>
        findPlanProblems(values, { desk, plan, packages: packagesOf(values) }).map((problem) => ({
          path: problem.path,
          rule: problem.rule,
          message: describeProblem(problem),
        }))
      }
      {...refusals}
      onClose={onClose}
    >
      {(form) => <PlanFields form={form} desk={desk} plan={plan} packagesOf={packagesOf} />}
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
