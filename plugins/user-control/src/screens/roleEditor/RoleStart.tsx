import { ErrorState, Row, Select, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listRoles } from '@brokerdesk/plugin-sdk/api';
import { useId } from 'react';
import { useReplaceableParams } from '../../roles/useReplaceableParams.ts';
import { useText } from '../useText.ts';

/** Chooses what a new role starts from: nothing, or another role. */
export function RoleStart() {
  const text = useText();
  const id = useId();
  const { language } = useHost();
  const [{ copyOf = '' }, setParams] = useReplaceableParams();
  const { data, error, refetch } = useCall(listRoles, { query: { size: 500, sort: 'name' } });
  if (error && !data) {
    return <ErrorState title={text('roleEditor.rolesFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Row wrap>
      <label htmlFor={id}>{text('roleEditor.startFrom')}</label>
      <Select
        id={id}
        value={copyOf}
        onChange={({ target }) => setParams(target.value === '' ? {} : { copyOf: target.value })}
      >
        <option value="">{text('roleEditor.empty')}</option>
        {data?.items.map(({ roleID, name }) => (
          <option key={roleID} value={roleID}>
            {text('roleEditor.copyOf', { name: textIn(name, language) })}
          </option>
        ))}
      </Select>
    </Row>
  );
}
