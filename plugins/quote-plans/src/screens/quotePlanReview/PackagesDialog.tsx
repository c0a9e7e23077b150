import { Stack, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, feedPackageCodes, updateFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, type FormHandle, NumberField, RecordDialog } from '@brokerdesk/plugin-sdk/forms';
import {
  findPackage,
  findPackageProblems,
  type PackageProblem,
  type PackageValues,
  toPackages,
  toPackageValues,
} from './packageValues.ts';
import { usePackageName } from './usePackageName.ts';
import { usePackageRefusals } from './usePackageRefusals.ts';
import { usePackageWords } from './usePackageWords.ts';
import { useText } from '../useText.ts';

/** The props of {@link PackagesDialog}. */
export interface PackagesDialogProps {
  readonly broker: BrokerPackages;
  readonly onClose: () => void;
}

/** The dialog that changes what is sold to a broker: which packages, and how many terminals of each. */
export function PackagesDialog({ broker, onClose }: PackagesDialogProps) {
  const text = useText();
  const { language } = useHost();
  const describeProblem = useProblemText();
  const refusals = usePackageRefusals();
  const name = textIn(broker.brokerName, language);
  return (
    <RecordDialog<BrokerPackages, PackageValues, never, typeof updateFeedPackages>
      name={`packages ${broker.brokerCode}`}
      title={text('brokers.changeOf', { broker: name })}
      submitLabel={text('brokers.save')}
      doneText={text('brokers.saved', { broker: name })}
      itemLabel={text('brokers.packages')}
      record={broker}
      change={updateFeedPackages}
      params={({ brokerCode }) => ({ brokerCode })}
      toValues={toPackageValues}
      toBody={(values) => ({ packages: toPackages(values) })}
      validate={(values) =>
        findPackageProblems(values, broker).map((problem) => ({
          path: `${problem.code}.${problem.field}`,
          rule: problem.rule,
          message: describeProblem(problem),
        }))
      }
      {...refusals}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={24}>
          {feedPackageCodes.map((code) => (
            <PackageFields key={code} form={form} broker={broker} code={code} />
          ))}
        </Stack>
      )}
    </RecordDialog>
  );
}

interface PackageFieldsProps {
  readonly form: FormHandle<PackageValues>;
  readonly broker: BrokerPackages;
  readonly code: (typeof feedPackageCodes)[number];
}

/** How a package is sold, with how much of it is in use. */
function PackageFields({ form, broker, code }: PackageFieldsProps) {
  const text = useText();
  const words = usePackageWords();
  const name = usePackageName()(code);
  const bought = findPackage(broker, code);
  const { kind } = form.watch(code)[code];
  return (
    <Stack gap={12}>
      <ChoiceField
        form={form}
        name={`${code}.kind`}
        label={name}
        hint={bought && `${words.use(bought)} · ${words.plans(bought)}`}
        options={(['none', 'quota', 'unlimited'] as const).map((value) => ({
          value,
          label: text(`brokers.kind.${value}`),
        }))}
        isRequired
      />
      {kind === 'quota' && (
        <NumberField
          form={form}
          name={`${code}.quota`}
          label={text('brokers.quotaOf', { package: name })}
          minimum={1}
          maximum={1_000_000}
          step={1}
          isRequired
        />
      )}
    </Stack>
  );
}

/** Returns a function that puts a broken rule into words. */
function useProblemText(): (problem: PackageProblem) => string {
  const text = useText();
  const { count } = useFormats();
  return ({ rule, bought }) => {
    const { inUse = 0, plans = 0 } = bought ?? {};
    if (rule === 'hasPlans') return text('brokers.hasPlans', { count: plans, number: count(plans) });
    return text(`brokers.${rule}`, { inUse: count(inUse) });
  };
}
