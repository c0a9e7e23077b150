import { Row, Select } from '@brokerdesk/plugin-sdk';
/** What {@link GalleryOption} offers. */
export interface GalleryOptionProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

/** One choice in the bar of the gallery. */
export function GalleryOption<Value extends string>({ label, value, options, onChange }: GalleryOptionProps<Value>) {
  return (
    <Row as="label">
      {label}
      <Select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </Row>
  );
}
