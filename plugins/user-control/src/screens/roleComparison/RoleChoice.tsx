import { Select, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { useText } from './useText.ts';

/** One side of the comparison. */
export function RoleChoice({
  label,
  roles,
  value,
  onChange,
}: {
  readonly label: string;
  readonly roles: readonly RoleSummary[];
  readonly value: string;
  readonly onChange: (roleID: string) => void;
}) {
  const text = useText();
  const { language } = useHost();
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{text('roleComparison.choose')}</option>
      {roles.map(({ roleID, name }) => (
        <option key={roleID} value={roleID}>
          {textIn(name, language)}
        </option>
      ))}
    </Select>
  );
}
