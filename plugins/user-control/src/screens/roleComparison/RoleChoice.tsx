import { Button, Row, Select, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from '../useText.ts';

/** The most roles that are compared at a time. */
export const maxRoles = 20;

/** Props of {@link RoleChoice}. */
export interface RoleChoiceProps {
  readonly roles: readonly RoleSummary[];
  readonly chosen: readonly string[];
  readonly onChange: (roleIDs: readonly string[]) => void;
}

/** The roles that are compared, each with a button that removes it, and a list of the others. */
export function RoleChoice({ roles, chosen, onChange }: RoleChoiceProps) {
  const text = useText();
  const { language } = useHost();
  // Added by the button: the arrow keys go through the list one by one.
  const [picked, setPicked] = useState('');
  // Their names come with the list.
  const named = roles.length === 0 ? [] : chosen;
  const rest = roles.filter(({ roleID }) => !chosen.includes(roleID));
  const isFull = chosen.length >= maxRoles;
  function nameOf(roleID: string): string {
    const role = roles.find((one) => one.roleID === roleID);
    return role ? textIn(role.name, language) : roleID;
  }
  return (
    <Row wrap>
      {named.map((roleID) => (
        <Button
          key={roleID}
          aria-label={text('roleComparison.remove', { name: nameOf(roleID) })}
          onClick={() => onChange(chosen.filter((one) => one !== roleID))}
        >
          {nameOf(roleID)} <span aria-hidden="true">×</span>
        </Button>
      ))}
      <Select
        aria-label={text('roleComparison.choose')}
        value={picked}
        disabled={isFull || rest.length === 0}
        onChange={({ target }) => setPicked(target.value)}
      >
        <option value="">{text(isFull ? 'roleComparison.full' : 'roleComparison.choose', { max: maxRoles })}</option>
        {rest.map(({ roleID, name }) => (
          <option key={roleID} value={roleID}>
            {textIn(name, language)}
          </option>
        ))}
      </Select>
      <Button
        aria-disabled={picked === '' || undefined}
        onClick={() => {
          if (picked === '') return;
          setPicked('');
          onChange([...chosen, picked]);
        }}
      >
        {text('roleComparison.add')}
      </Button>
      {rest.length > 0 && roles.length <= maxRoles && (
        <Button variant="minimal" onClick={() => onChange([...chosen, ...rest.map(({ roleID }) => roleID)])}>
          {text('roleComparison.all')}
        </Button>
      )}
    </Row>
  );
}
