import { ErrorState, textIn, toLocalText, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { getTrader, listBrokers, type Trader } from '@brokerdesk/plugin-sdk/api';
import { defineRecords, type FormHandle, RecordField, SelectField, traderRecords } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import { useText } from '../useText.ts';
import type { PlanValues } from './planValues.ts';

const brokerRecords = defineRecords({
  list: listBrokers,
  sort: 'name',
  id: ({ brokerCode }) => brokerCode,
  label: ({ name }, language) => textIn(name, language),
  description: ({ brokerCode }) => brokerCode,
});

/** The broker, the client whom a new plan is for, and which of the client's logins. */
export function ClientFields({ form }: { readonly form: FormHandle<PlanValues> }) {
  const text = useText();
  const { brokerCode, userID } = form.watch('brokerCode', 'userID');
  return (
    <>
      <RecordField
        form={form}
        name="brokerCode"
        label={text('plan.broker')}
        source={brokerRecords}
        onUserSelect={() => {
          // Client, login and package of another broker would be wrong.
          for (const field of ['userID', 'subUserID', 'customerName', 'packageCode'] as const)
            form.methods.setValue(field, '', { shouldDirty: true });
        }}
        isRequired
      />
      {brokerCode !== '' && <ClientField key={brokerCode} form={form} brokerCode={brokerCode} />}
      {userID !== '' && <LoginField key={userID} form={form} userID={userID} />}
    </>
  );
}

function ClientField({ form, brokerCode }: { readonly form: FormHandle<PlanValues>; readonly brokerCode: string }) {
  const text = useText();
  // Only an active client can have a quote plan.
  const source = useMemo(() => traderRecords({ status: '1', brokerCode }), [brokerCode]);
  return (
    <RecordField
      form={form}
      name="userID"
      label={text('plan.client')}
      hint={text('planForm.clientHint')}
      source={source}
      onUserSelect={({ label }) => {
        form.methods.setValue('customerName', label, { shouldDirty: true, shouldValidate: false });
        form.methods.setValue('subUserID', '', { shouldDirty: true });
      }}
      isRequired
    />
  );
}

/** The client's own login or that of a sub-user; each can have a plan. */
function LoginField({ form, userID }: { readonly form: FormHandle<PlanValues>; readonly userID: string }) {
  const text = useText();
  const { language } = useHost();
  const { data, error, refetch } = useCall(getTrader, { params: { userID } });
  if (error) return <ErrorState title={text('planForm.loginFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.subUsers.length === 0) return null;
  const describe = (login: string, { status, currentPlan }: Pick<Trader, 'status' | 'currentPlan'>) => {
    if (currentPlan) return text('planForm.hasPlan', { login });
    return status === 1 ? login : text('planForm.suspended', { login });
  };
  return (
    <SelectField
      form={form}
      name="subUserID"
      label={text('planForm.subUser')}
      emptyLabel={describe(text('planForm.ownLogin', { userID }), data)}
      options={data.subUsers.map((sub) => {
        const { subUserID } = sub;
        const name = textIn(toLocalText(sub, 'name'), language);
        return { value: subUserID, label: describe(text('planForm.subUserOption', { name, subUserID }), sub) };
      })}
    />
  );
}
