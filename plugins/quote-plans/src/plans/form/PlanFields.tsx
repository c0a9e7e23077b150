import {
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
import { type FeedPlan, feedPlanLimits } from '@brokerdesk/plugin-sdk/api';
import {
  ChoiceField,
  DateField,
  type FormHandle,
  NumberField,
  SelectField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import { useEffect } from 'react';
import type { Desk } from '../Desk.ts';
import { type QuotePackage, terminalsLeft } from '../packageUse.ts';
import { usePackages } from '../usePackages.ts';
import { clientOf, loginOf, usePlanWords } from '../usePlanWords.ts';
import { useText } from '../../screens/useText.ts';
import { ClientFields } from './ClientFields.tsx';
import { earliestDay, type PlanValues } from './planValues.ts';

interface PlanFieldsProps {
  readonly form: FormHandle<PlanValues>;
  readonly desk: Desk;
  readonly plan: FeedPlan | undefined;
  /** Returns what the broker of the plan has bought. */
  readonly packagesOf: (values: PlanValues) => readonly QuotePackage[];
}

/** The fields of a quote plan: for whom, which package, how many terminals, and from when. */
export function PlanFields({ form, desk, plan, packagesOf }: PlanFieldsProps) {
  const text = useText();
  const { date } = useFormats();
  const { limitType } = form.watch('limitType');
  const isChange = plan?.status === 'effective';
  const { refetch } = usePackages().call;
  const isExceeded = form.methods.formState.errors['quota']?.type === 'E0016';
  // The server has just counted: the figures below the package are those of the refusal then.
  useEffect(() => {
    if (isExceeded) void refetch();
  }, [isExceeded, refetch]);
  return (
    <>
      {plan ? <PresentPlan desk={desk} plan={plan} /> : <ClientFields form={form} desk={desk} />}
      <TextField
        form={form}
        name="customerName"
        label={text('planForm.customerName')}
        limit={feedPlanLimits.nameLength}
        isRequired
      />
      <PackageField form={form} desk={desk} packagesOf={packagesOf} />
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
          label={text('plan.terminals')}
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
        label={text('plan.effectiveDate')}
        hint={text(isChange ? 'planForm.changeDateHint' : 'planForm.dateHint', { today: date(shanghaiDay()) })}
        min={earliestDay(plan)}
        isRequired
      />
      <TextField
        form={form}
        name="description"
        label={text('plan.description')}
        limit={feedPlanLimits.descriptionLength}
        isMultiline
      />
      <Text as="p" tone="neutral">
        {text(`planForm.reviewHint.${desk}`)}
      </Text>
    </>
  );
}

/** Whose plan it is, and what is in force until the change. */
function PresentPlan({ desk, plan }: { readonly desk: Desk; readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const words = usePlanWords();
  return (
    <FactList>
      {desk === 'provider' ? (
        <>
          <Fact term={text('plan.broker')}>{textIn(plan.brokerName, language)}</Fact>
          <Fact term={text('plan.client')}>{clientOf(plan)}</Fact>
        </>
      ) : (
        <Fact term={text('plan.login')}>{loginOf(plan)}</Fact>
      )}
      <Fact term={words.status(plan.status)}>{words.terms(plan)}</Fact>
    </FactList>
  );
}

/** The packages of the broker, with how much of the chosen one is left. */
function PackageField({ form, desk, packagesOf }: Omit<PlanFieldsProps, 'plan'>) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { brokers, call } = usePackages();
  const values = form.watch();
  if (call.error && !brokers) {
    return <ErrorState title={text('packages.failed')} error={call.error} onRetry={() => void call.refetch()} />;
  }
  const packages = packagesOf(values);
  const chosen = packages.find(({ packageCode }) => packageCode === values.packageCode);
  function describePackages(): string | undefined {
    if (chosen) return describeUse(chosen);
    const isOfBroker = desk === 'provider' && brokers !== undefined && values.brokerCode !== '';
    return isOfBroker && packages.length === 0 ? text('packages.nothingSold') : undefined;
  }
  function describeUse(bought: QuotePackage): string {
    const left = terminalsLeft(bought);
    const { quota, inUse } = bought;
    if (quota === null || left === null) return text('planForm.packageUnlimited', { inUse: count(inUse) });
    return text('planForm.packageUse', { quota: count(quota), inUse: count(inUse), left: count(left) });
  }
  return (
    <>
      <SelectField
        form={form}
        name="packageCode"
        label={text('plan.package')}
        hint={describePackages()}
        options={packages.map(({ packageCode, name }) => ({ value: packageCode, label: textIn(name, language) }))}
        emptyLabel={text('planForm.choosePackage')}
        isRequired
      />
      <WaitingText active={call.isPending} itemsLabel={text('packages.what')} />
    </>
  );
}
