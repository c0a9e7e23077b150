import { Callout, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { User } from '@brokerdesk/plugin-sdk/api';
import {
  contactGroupRecords,
  type FormHandle,
  PhoneField,
  RecordListField,
  roleRecords,
  SelectField,
  SwitchField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import { useListedBroker } from '../../../ListedBroker.tsx';
import { listGrantableTypes } from '../../../model/accountProblems.ts';
import { nameOfGroup } from '../../../model/nameOfGroup.ts';
import { useText } from '../../useText.ts';
import { changesPermissions, type UserValues } from './userValues.ts';

const maxReferences = 20;
const languages = ['en_US', 'zh_HK', 'zh_CN'] as const;

/** The fields of a user; `user` is undefined for a new one. */
export function UserFields({ form, user }: { readonly form: FormHandle<UserValues>; readonly user: User | undefined }) {
  const text = useText();
  const broker = useListedBroker();
  const roles = useMemo(() => roleRecords(broker), [broker]);
  const groups = useMemo(() => contactGroupRecords(broker), [broker]);
  const { currentUser, language } = useHost();
  const isOwn = user?.refID === currentUser.refID;
  const types = isOwn && user ? [user.type] : listGrantableTypes(currentUser, user?.type);
  const values = form.watch();
  const rolesHint = broker.brokerCode === undefined ? 'form.rolesHint' : 'form.rolesHintProvider';
  return (
    <>
      {user === undefined && (
        <TextField
          form={form}
          name="userID"
          label={text('column.userID')}
          hint={text('form.userIDHint')}
          invalidText={text('form.userIDHint')}
          isRequired
        />
      )}
      <TextField form={form} name="userName" label={text('column.userName')} limit={80} isRequired />
      <SelectField
        form={form}
        name="type"
        label={text('column.type')}
        hint={text(isOwn ? 'form.ownType' : 'form.typeHint')}
        options={types.map((value) => ({ value, label: text(`type.${value}`) }))}
      />
      <RecordListField
        form={form}
        name="roleIDs"
        label={text('column.roles')}
        hint={text(isOwn ? 'form.ownRoles' : rolesHint)}
        source={roles}
        known={(user?.roles ?? []).map(({ roleID, name }) => ({ id: roleID, label: textIn(name, language) }))}
        limit={maxReferences}
        isReadOnly={isOwn}
      />
      {user && changesPermissions(values, user) && (
        <Callout tone="form" title={text('form.nextSignIn')} role="status">
          <p>{text('form.nextSignInText', { name: user.userName })}</p>
        </Callout>
      )}
      {user && changesPermissions(values, user) && (
        <SwitchField form={form} name="endSessions" label={text('form.endSession', { name: user.userName })} />
      )}
      <TextField form={form} name="email" label={text('column.email')} hint={text('form.contact')} isRequired />
      <PhoneField form={form} name="mobile" label={text('column.mobile')} isRequired />
      <SelectField
        form={form}
        name="language"
        label={text('form.languageLabel')}
        hint={text('form.languageHint')}
        options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
      />
      <RecordListField
        form={form}
        name="groupIDs"
        label={text('more.contactGroups')}
        hint={text('form.groupsHint')}
        source={groups}
        known={(user?.contactGroups ?? []).map((group) => ({ id: group.groupID, label: nameOfGroup(group, language) }))}
        limit={maxReferences}
      />
      {user === undefined && <SwitchField form={form} name="enabled" label={text('form.enabled')} />}
    </>
  );
}
