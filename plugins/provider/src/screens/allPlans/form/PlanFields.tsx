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
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import {
  ChoiceField,
  DateField,
  type FormHandle,
  NumberField,
  SelectField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import { useBrokers } from '../../../quote-plans/useBrokers.ts';
import { clientOf, usePlanWords } from '../../../quote-plans/usePlanWords.ts';
import { useText } from '../useText.ts';
import { ClientFields } from './ClientFields.tsx';
import { earliestDay, type PlanValues } from './planValues.ts';

interface PlanFieldsProps {
  readonly form: FormHandle<PlanValues>;
  readonly plan: FeedPlan | undefined;
}

/** The fields of a quote plan: for whom, which package, how many terminals, and from when. */
export function PlanFields({ form, plan }: PlanFieldsProps) {
  const text = useText();
  const { date } = useFormats();
  const { limitType } = form.watch('limitType');
  const isChange = plan?.status === 'effective';
  return (
    <>
      {plan ? <PresentPlan plan={plan} /> : <ClientFields form={form} />}
      <TextField form={form} name="customerName" label={text('planForm.customerName')} limit={120} isRequired />
      <PackageField form={form} />
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
          maximum={1_000_000}
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
      <TextField form={form} name="description" label={text('plan.description')} limit={200} isMultiline />
      <Text as="p" tone="neutral">
        {text('planForm.reviewHint')}
      </Text>
    </>
  );
}

/** Whose plan it is, and what is in force until the change. */
function PresentPlan({ plan }: { readonly plan: FeedPlan }) {
  const text = useText();
  const { language } = useHost();
  const words = usePlanWords();
  return (
    <FactList>
      <Fact term={text('plan.broker')}>{textIn(plan.brokerName, language)}</Fact>
      <Fact term={text('plan.client')}>{clientOf(plan)}</Fact>
      <Fact term={words.status(plan.status)}>{words.terms(plan)}</Fact>
    </FactList>
  );
}

/** The packages of the chosen broker, with how much of the chosen one is left. */
function PackageField({ form }: { readonly form: FormHandle<PlanValues> }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { brokers, call } = useBrokers();
  const { brokerCode, packageCode } = form.watch('brokerCode', 'packageCode');
  if (call.error && !brokers) {
    return <ErrorState title={text('packages.failed')} error={call.error} onRetry={() => void call.refetch()} />;
  }
  const packages = brokers?.find((broker) => broker.brokerCode === brokerCode)?.packages ?? [];
  const bought = packages.find((one) => one.packageCode === packageCode);
  const nothingSold = brokers !== undefined && brokerCode !== '' && packages.length === 0;
  function describeUse(): string | undefined {
    if (!bought) return nothingSold ? text('planForm.nothingSold') : undefined;
    const { quota, inUse } = bought;
    if (quota === null) return text('planForm.packageUnlimited', { inUse: count(inUse) });
    return text('planForm.packageUse', {
      quota: count(quota),
      inUse: count(inUse),
      left: count(Math.max(0, quota - inUse)),
    });
  }
  return (
    <>
      <SelectField
        form={form}
        name="packageCode"
        label={text('plan.package')}
        hint={describeUse()}
        options={packages.map((one) => ({ value: one.packageCode, label: textIn(one.name, language) }))}
        emptyLabel={text('planForm.choosePackage')}
        isRequired
      />
      <WaitingText active={call.isPending} itemsLabel={text('packages.what')} />
    </>
  );
}
