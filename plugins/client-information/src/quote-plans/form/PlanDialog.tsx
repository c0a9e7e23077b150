import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { changeFeedPlan, createFeedPlan, type FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { RecordDialog } from '@brokerdesk/plugin-sdk/forms';
import { usePackages } from '../usePackages.ts';
import { useText } from '../useText.ts';
import { PlanFields } from './PlanFields.tsx';
import {
  findPlanProblems,
  type PlanPreset,
  type PlanProblem,
  type PlanValues,
  toPlanTerms,
  toPlanValues,
} from './planValues.ts';
import { useRefusals } from './useRefusals.ts';

/** The props of {@link PlanDialog}. */
export interface PlanDialogProps {
  /** The plan to change; none for a new one. */
  readonly plan?: FeedPlan;
  /** What a new plan starts from. */
  readonly preset?: PlanPreset;
  readonly onClose: () => void;
}

/** The dialog with which staff apply for a quote plan, or for the change of one. */
export function PlanDialog({ plan, preset = {}, onClose }: PlanDialogProps) {
  const text = useText();
  const { packages, call } = usePackages();
  const describeProblem = useProblemText();
  const refusals = useRefusals(packages);
  return (
    <RecordDialog<FeedPlan, PlanValues, typeof createFeedPlan, typeof changeFeedPlan>
      // Clients do not share the draft of a new plan.
      name={plan ? 'quote-plan' : `new-quote-plan ${preset.userID ?? ''} ${preset.subUserID ?? ''}`.trim()}
      title={text(plan ? 'planForm.changeTitle' : 'planForm.createTitle')}
      submitLabel={text(plan?.status === 'effective' ? 'planForm.change' : 'planForm.create')}
      doneText={text(plan?.status === 'effective' ? 'planForm.changed' : 'planForm.created')}
      itemLabel={text('quotePlan.item')}
      record={plan}
      create={createFeedPlan}
      change={changeFeedPlan}
      params={({ planID }) => ({ planID })}
      toValues={(record) => toPlanValues(record, preset)}
      toBody={(values, record) =>
        record
          ? toPlanTerms(values)
          : { ...toPlanTerms(values), userID: values.userID, subUserID: values.subUserID || null }
      }
      validate={(values) =>
        findPlanProblems(values, { plan, packages }).map((problem) => ({
          path: problem.path,
          rule: problem.rule,
          message: describeProblem(problem),
        }))
      }
      {...refusals}
      onClose={onClose}
    >
      {(form) => <PlanFields form={form} plan={plan} packages={packages} call={call} />}
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
