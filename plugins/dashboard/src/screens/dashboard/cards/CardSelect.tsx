import { Row, Select, Text } from '@brokerdesk/plugin-sdk';

/** A choice that concerns one card, with its label in front. */
export function CardSelect({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <Row as="label" className="dashboard-select">
      <Text tone="neutral" size="table">
        {label}
      </Text>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Row>
  );
}
