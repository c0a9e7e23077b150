import { Button, Row, Stack, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, feedPackageCodes, updateFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { Form, type FormHandle, NumberField, SelectField, useRecordForm } from '@brokerdesk/plugin-sdk/forms';
import {
  fieldOfPackages,
  packagesWithoutQuota,
  type PackageValues,
  toPackagesBody,
  toPackageValues,
} from './packageValues.ts';
import { usePackageRefusals } from './usePackageRefusals.ts';
import { useText } from './useText.ts';

/** Sells packages to a broker, with or without a quota, and withdraws them. */
export function PackagesForm({ record }: { readonly record: BrokerPackages }) {
  const text = useText();
  const refusals = usePackageRefusals();
  const form: FormHandle<PackageValues> = useRecordForm<
    BrokerPackages,
    PackageValues,
    typeof updateFeedPackages,
    typeof updateFeedPackages
  >({
    name: 'broker-packages',
    itemLabel: text('brokerPackages.item'),
    doneText: text('brokerPackages.saved'),
    record,
    change: updateFeedPackages,
    params: ({ brokerCode }) => ({ brokerCode }),
    toValues: (one) => toPackageValues(one ?? { packages: [] }),
    toBody: toPackagesBody,
    validate: (values) =>
      packagesWithoutQuota(values).map((code) => ({
        path: `${code}.quota`,
        rule: 'required',
        message: text('brokerPackages.quotaNeeded'),
      })),
    fieldOf: (path) => fieldOfPackages(path, form.read()),
    refusals,
    onClose: () => undefined,
  });
  const isDisabled = form.isSending || form.conflict !== undefined;
  return (
    <Form form={form} label={text('brokerPackages.title')} isDisabled={isDisabled}>
      <Stack gap={12}>
        {feedPackageCodes.map((code) => (
          <PackageFields key={code} form={form} code={code} record={record} />
        ))}
      </Stack>
      <Row wrap>
        <Button type="submit" intent="primary" aria-disabled={isDisabled || undefined}>
          {text('brokerPackages.save')}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>{text('brokerPackages.discard')}</Button>}
      </Row>
    </Form>
  );
}

interface PackageFieldsProps {
  readonly form: FormHandle<PackageValues>;
  readonly code: (typeof feedPackageCodes)[number];
  readonly record: BrokerPackages;
}

function PackageFields({ form, code, record }: PackageFieldsProps) {
  const text = useText();
  const { count } = useFormats();
  const name = text(`brokerPackages.code.${code}`);
  const { limit } = form.watch(code)[code];
  const bought = record.packages.find(({ packageCode }) => packageCode === code);
  return (
    <Stack as="section" gap={4} aria-label={name}>
      <Text bold>{name}</Text>
      {bought && (
        <Text tone="neutral" size="small">
          {text('brokerPackages.use', { count: bought.plans, number: count(bought.plans), inUse: count(bought.inUse) })}
        </Text>
      )}
      <Row wrap align="start" gap={16}>
        <SelectField
          form={form}
          name={`${code}.limit`}
          label={text('brokerPackages.limit', { name })}
          options={(['none', 'unlimited', 'quota'] as const).map((value) => ({
            value,
            label: text(`brokerPackages.limits.${value}`),
          }))}
        />
        {limit === 'quota' && (
          <NumberField
            form={form}
            name={`${code}.quota`}
            label={text('brokerPackages.quota', { name })}
            minimum={1}
            maximum={1_000_000}
            isRequired
          />
        )}
      </Row>
    </Stack>
  );
}
