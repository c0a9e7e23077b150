import { Button, Row, useHost } from '@brokerdesk/plugin-sdk';
import { type FormHandle, LanguageTabs, LocalTextField, RecordListField } from '@brokerdesk/plugin-sdk/forms';
import { CheckTreeField } from '@brokerdesk/plugin-sdk/trees';
import { useCallback } from 'react';
import type { RoleFunction } from '../../roles/RoleFunction.ts';
import type { RoleRecord, RoleValues } from '../../roles/RoleRecord.ts';
import { useFunctionTree } from '../../roles/useFunctionTree.ts';
import { useMemberSource } from './useMemberSource.ts';
import { useText } from '../useText.ts';

const limits = { name: 60, description: 300, members: 500 };

/** Props of {@link RoleFields}. */
export interface RoleFieldsProps {
  readonly form: FormHandle<RoleValues>;
  readonly record: RoleRecord | undefined;
  readonly functions: readonly RoleFunction[];
  readonly onImport: () => void;
}

/** Names, functions and members of a role. What the user cannot change is locked and says why. */
export function RoleFields({ form, record, functions, onImport }: RoleFieldsProps) {
  const text = useText();
  const { permissions } = useHost();
  const tree = useFunctionTree();
  const { source, known } = useMemberSource(record);
  const lockOf = useCallback(
    ({ functionCode }: RoleFunction) => (permissions.has(functionCode) ? undefined : text('roleLock.notHeld')),
    [permissions, text],
  );
  return (
    <>
      <Row>
        <Button onClick={onImport}>{text('roleEditor.import')}</Button>
      </Row>
      <LanguageTabs form={form} label={text('roleEditor.texts')}>
        <LocalTextField form={form} name="name" label={text('name')} limit={limits.name} isRequired />
        <LocalTextField
          form={form}
          name="description"
          label={text('description')}
          limit={limits.description}
          isMultiline
        />
      </LanguageTabs>
      <CheckTreeField
        {...tree}
        form={form}
        name="functionCodes"
        label={text('functions')}
        hint={text('nextSignIn')}
        nodes={functions}
        lockOf={lockOf}
        isNew={record === undefined}
        isRequired
      />
      <RecordListField
        form={form}
        name="memberRefIDs"
        label={text('members')}
        hint={text('roleEditor.membersHint')}
        source={source}
        known={known}
        limit={limits.members}
      />
    </>
  );
}
