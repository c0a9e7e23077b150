import { ErrorState, textIn, toLocalText, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { getTrader, type Trader } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, RecordField, SelectField, traderRecords } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../useText.ts';
import { ExistingPlan } from './ExistingPlan.tsx';
import type { PlanValues } from './planValues.ts';

/** Only an active client can have a quote plan. */
const activeTraders = traderRecords({ status: '1' });

/** Which client a new plan is for, and which of the client's logins. */
export function ClientFields({ form }: { readonly form: FormHandle<PlanValues> }) {
  const text = useText();
  const { userID } = form.watch('userID');
  return (
    <>
      <RecordField
        form={form}
        name="userID"
        label={text('quotePlan.client')}
        hint={text('planForm.clientHint')}
        source={activeTraders}
        onUserSelect={({ label }) => {
          // The name and the sub-user of another client would be wrong.
          form.write({ customerName: label, subUserID: '' });
        }}
        isRequired
      />
      {userID !== '' && (
        <>
          <LoginField key={userID} form={form} userID={userID} />
          <ExistingPlan key={`plan ${userID}`} form={form} />
        </>
      )}
    </>
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
