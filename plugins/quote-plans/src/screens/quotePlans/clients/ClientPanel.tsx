import {
  Button,
  Row,
  ScreenLink,
  Stack,
  StatusTag,
  Table,
  textIn,
  toLocalText,
  useCanCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { createFeedPlan, type Trader } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { PlanDialog } from '../../../plans/lazyParts.tsx';
import type { PlanPreset } from '../../../plans/form/planValues.ts';
import { usePlanWords } from '../../../plans/usePlanWords.ts';
import { useText } from '../../useText.ts';
import { clientStateOf } from './clientStates.ts';
import { usePackageName } from './usePackageName.ts';

/** A login of a client: their own, or that of a sub-user. */
interface Login extends Pick<Trader, 'status' | 'currentPlan'> {
  readonly login: string;
  readonly name: string;
  readonly subUserID: string;
}

/** The logins of a client, each with its plan in force, or the way to one. */
export function ClientPanel({ client }: { readonly client: Trader }) {
  const text = useText();
  const { language } = useHost();
  const canCall = useCanCall();
  const [preset, setPreset] = useState<PlanPreset>();
  const { userID } = client;
  const name = textIn(toLocalText(client, 'name'), language);
  const logins: readonly Login[] = [
    { ...client, login: userID, name, subUserID: '' },
    ...client.subUsers.map((sub) => ({
      ...sub,
      login: sub.subUserID,
      name: textIn(toLocalText(sub, 'name'), language),
    })),
  ];
  return (
    <Stack gap={12}>
      <Table>
        <caption>{text('clients.logins', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('plan.login')}</th>
            <th scope="col">{text('clients.plan')}</th>
          </tr>
        </thead>
        <tbody>
          {logins.map((one) => (
            <tr key={one.login}>
              <th scope="row">
                <Stack gap={4}>
                  <span>{one.login}</span>
                  {one.subUserID !== '' && <span>{one.name}</span>}
                  <Row>
                    <StatusTag tone={clientStateOf(one.status).tone}>
                      {text(`clients.state.${clientStateOf(one.status).key}`)}
                    </StatusTag>
                  </Row>
                </Stack>
              </th>
              <td>
                <LoginPlan
                  login={one}
                  onCreate={
                    canCall(createFeedPlan) && client.status === 1 && one.status === 1
                      ? () => setPreset({ userID, subUserID: one.subUserID, customerName: one.name })
                      : undefined
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ScreenLink to={{ code: 'PM_CI_QUOTE_PLAN', params: { userID } }}>{text('clients.plansOf')}</ScreenLink>
      {preset && <PlanDialog desk="broker" preset={preset} onClose={() => setPreset(undefined)} />}
    </Stack>
  );
}

interface LoginPlanProps {
  readonly login: Login;
  /** Opens the form of a new plan; undefined where there can be none. */
  readonly onCreate: (() => void) | undefined;
}

function LoginPlan({ login: { login, currentPlan }, onCreate }: LoginPlanProps) {
  const text = useText();
  const words = usePlanWords();
  const { date } = useFormats();
  const nameOfPackage = usePackageName();
  if (!currentPlan) {
    if (!onCreate) return text('clients.noPlan');
    return (
      <Button aria-label={text('clients.newPlanFor', { login })} onClick={onCreate}>
        {text('clients.newPlan')}
      </Button>
    );
  }
  const { planID, packageCode, quota, effectiveDate } = currentPlan;
  const terms = words.terms({ name: nameOfPackage(packageCode), quota });
  return (
    <ScreenLink to={{ code: 'PM_CI_QUOTE_PLAN', child: 'detail', params: { planID } }}>
      {text('clients.from', { terms, date: date(effectiveDate) })}
    </ScreenLink>
  );
}
