import {
  type CallResult,
  ErrorState,
  Fact,
  FactList,
  shanghaiDay,
  Text,
  textIn,
  useFormats,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type FeedPlan, feedPlanLimits, type listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import {
  ChoiceField,
  DateField,
  type FormHandle,
  NumberField,
  SelectField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import { useEffect } from 'react';
import { type QuotePackage, terminalsLeft } from '../packageUse.ts';
import { loginOf, usePlanWords } from '../usePlanWords.ts';
import { useText } from '../useText.ts';
import { ClientFields } from './ClientFields.tsx';
import { earliestDay, type PlanValues } from './planValues.ts';

interface PlanFieldsProps {
  readonly form: FormHandle<PlanValues>;
  readonly plan: FeedPlan | undefined;
  readonly packages: readonly QuotePackage[] | undefined;
  readonly call: CallResult<typeof listFeedPackages>;
}

/** The fields of a quote plan: for whom, which package, how many terminals, and from when. */
export function PlanFields({ form, plan, packages, call }: PlanFieldsProps) {
  const text = useText();
  const { date } = useFormats();
  const { packageCode, limitType } = form.watch('packageCode', 'limitType');
  const isChange = plan?.status === 'effective';
  const { refetch } = call;
  const isExceeded = form.methods.formState.errors['quota']?.type === 'E0016';
  // The server has just counted: the figures below the package are those of the refusal then.
  useEffect(() => {
    if (isExceeded) void refetch();
  }, [isExceeded, refetch]);
  return (
    <>
      {plan ? <PresentPlan plan={plan} /> : <ClientFields form={form} />}
      <TextField
        form={form}
        name="customerName"
        label={text('planForm.customerName')}
        limit={feedPlanLimits.nameLength}
        isRequired
      />
      <PackageField form={form} packages={packages} call={call} chosen={packageCode} />
      <ChoiceField
        form={form}
        name="limitType"
        label={text('planForm.limitType')}
        options={(['quota', 'unlimited'] as const).map((value) => ({ value, label: text(`planForm.limits.${value}`) }))}
        isRequired
      />
      {limitType === 'quota' && (
        <NumberField
          form={form}
          name="quota"
          label={text('planForm.quota')}
          hint={text('planForm.quotaHint')}
          minimum={1}
          maximum={feedPlanLimits.quota}
          step={1}
          isRequired
        />
      )}
      <DateField
        form={form}
        name="effectiveDate"
        label={text('quotePlan.effectiveDate')}
        hint={text(isChange ? 'planForm.changeDateHint' : 'planForm.dateHint', { today: date(shanghaiDay()) })}
        min={earliestDay(plan)}
        isRequired
      />
      <TextField
        form={form}
        name="description"
        label={text('quotePlan.description')}
        limit={feedPlanLimits.descriptionLength}
        isMultiline
      />
      <Text as="p" tone="neutral">
        {text('planForm.reviewHint')}
      </Text>
    </>
  );
}

/** Whose plan it is, and what is in force until the change. */
function PresentPlan({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const words = usePlanWords();
  return (
    <FactList>
      <Fact term={text('quotePlan.login')}>{loginOf(plan)}</Fact>
      <Fact term={words.status(plan.status)}>{words.terms(plan)}</Fact>
    </FactList>
  );
}

interface PackageFieldProps extends Omit<PlanFieldsProps, 'plan'> {
  readonly chosen: string;
}

/** The package, with how much of it is left. */
function PackageField({ form, packages, call, chosen }: PackageFieldProps) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  if (call.error && !packages) {
    return <ErrorState title={text('quotePackage.failed')} error={call.error} onRetry={() => void call.refetch()} />;
  }
  const one = packages?.find(({ packageCode }) => packageCode === chosen);
  function describeUse(bought: QuotePackage): string {
    const left = terminalsLeft(bought);
    const { quota, inUse, plans } = bought;
    if (quota === null || left === null) {
      const shown = text('quotePackage.plans', { count: plans, number: count(plans) });
      return text('planForm.packageUnlimited', { plans: shown });
    }
    return text('planForm.packageUse', { quota: count(quota), inUse: count(inUse), left: count(left) });
  }
  return (
    <>
      <SelectField
        form={form}
        name="packageCode"
        label={text('quotePlan.package')}
        hint={one && describeUse(one)}
        options={(packages ?? []).map(({ packageCode, name }) => ({
          value: packageCode,
          label: textIn(name, language),
        }))}
        emptyLabel={text('planForm.choosePackage')}
        isRequired
      />
      <WaitingText active={call.isPending} itemsLabel={text('quotePackage.what')} />
    </>
  );
}
