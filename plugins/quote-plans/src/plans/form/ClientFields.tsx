import { ErrorState, textIn, toLocalText, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { getTrader, listBrokers, type Trader } from '@brokerdesk/plugin-sdk/api';
import { defineRecords, type FormHandle, RecordField, SelectField, traderRecords } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import type { Desk } from '../Desk.ts';
import { useText } from '../../screens/useText.ts';
import { ExistingPlan } from './ExistingPlan.tsx';
import type { PlanValues } from './planValues.ts';

const brokerRecords = defineRecords({
  list: listBrokers,
  sort: 'name',
  id: ({ brokerCode }) => brokerCode,
  label: ({ name }, language) => textIn(name, language),
  description: ({ brokerCode }) => brokerCode,
});

interface ClientFieldsProps {
  readonly form: FormHandle<PlanValues>;
  readonly desk: Desk;
}

/** Which client a new plan is for, and which of the client's logins; for the provider also of which broker. */
export function ClientFields({ form, desk }: ClientFieldsProps) {
  const text = useText();
  const { brokerCode, userID } = form.watch('brokerCode', 'userID');
  return (
    <>
      {desk === 'provider' && (
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
      )}
      {(desk === 'broker' || brokerCode !== '') && <ClientField key={brokerCode} form={form} desk={desk} />}
      {userID !== '' && (
        <>
          <LoginField key={userID} form={form} userID={userID} />
          {desk === 'broker' && <ExistingPlan key={`plan ${userID}`} form={form} />}
        </>
      )}
    </>
  );
}

function ClientField({ form, desk }: ClientFieldsProps) {
  const text = useText();
  const { brokerCode } = form.watch('brokerCode');
  // Only an active client can have a quote plan.
  const source = useMemo(() => traderRecords({ status: '1', ...(brokerCode !== '' && { brokerCode }) }), [brokerCode]);
  return (
    <RecordField
      form={form}
      name="userID"
      label={text('plan.client')}
      hint={text(`planForm.clientHint.${desk}`)}
      source={source}
      onUserSelect={({ label }) => {
        // The name and the sub-user of another client would be wrong.
        form.write({ customerName: label, subUserID: '' });
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
