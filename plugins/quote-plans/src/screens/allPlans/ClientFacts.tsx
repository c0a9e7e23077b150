import {
  ErrorState,
  Fact,
  FactList,
  Stack,
  StatusTag,
  type TagTone,
  Table,
  Text,
  textIn,
  toLocalText,
  useCall,
  useFormats,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getTrader, type Trader } from '@brokerdesk/plugin-sdk/api';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { usePackages } from '../../plans/usePackages.ts';
import { useText } from '../useText.ts';

/** The client of a plan, with the plan in force of each login. */
export function ClientFacts({ userID }: { readonly userID: string }) {
  const text = useText();
  const { language } = useHost();
  const { dateTime } = useFormats();
  // Passive: the panel says what failed, and the plan beside it can be read all the same.
  const { data, error, isPending, refetch } = useCall(getTrader, { params: { userID } }, { passive: true });
  if (error) return <ErrorState title={text('client.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={16}>
      <WaitingText active={isPending} lines={4} itemsLabel={text('client.what')} />
      {data && (
        <>
          <FactList>
            <Fact term={text('plan.client')}>{textIn(toLocalText(data, 'name'), language)}</Fact>
            <Fact term={text('client.state')}>
              <ClientState status={data.status} />
            </Fact>
            <Fact term={text('client.since')}>{dateTime(data.openTime)}</Fact>
          </FactList>
          <Logins client={data} />
        </>
      )}
    </Stack>
  );
}

function Logins({ client }: { readonly client: Trader }) {
  const text = useText();
  const { language } = useHost();
  const logins = [
    { ...client, login: client.userID },
    ...client.subUsers.map((sub) => ({ ...sub, login: sub.subUserID })),
  ];
  return (
    <Table isFixed>
      <caption>{text('client.logins')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('plan.login')}</th>
          <th scope="col">{text('client.plan')}</th>
        </tr>
      </thead>
      <tbody>
        {logins.map((one) => (
          <tr key={one.login}>
            <th scope="row">
              <Text as="div">{one.login}</Text>
              <Text as="div" tone="neutral" size="small">
                {textIn(toLocalText(one, 'name'), language)}
              </Text>
              <ClientState status={one.status} />
            </th>
            <td>
              <LoginPlan plan={one.currentPlan} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LoginPlan({ plan }: { readonly plan: Trader['currentPlan'] }) {
  const text = useText();
  const words = usePlanWords();
  const { date } = useFormats();
  const { brokers } = usePackages();
  if (!plan) return text('client.noPlan');
  const { packageCode, quota, effectiveDate } = plan;
  const bought = brokers?.flatMap(({ packages }) => packages).find((one) => one.packageCode === packageCode);
  const name = bought?.name ?? { EN: packageCode, SC: packageCode, TC: packageCode };
  return text('client.from', { terms: words.terms({ name, quota }), date: date(effectiveDate) });
}

/** The words and colours of the states of a login, by the number on the wire. */
const states: Readonly<Record<string, readonly [key: 'active' | 'closed' | 'suspended', tone: TagTone]>> = {
  '1': ['active', 'progress'],
  '0': ['suspended', 'waiting'],
  '-1': ['closed', 'neutral'],
};

function ClientState({ status }: { readonly status: number }) {
  const text = useText();
  const [key, tone] = states[String(status)] ?? (['unknown', 'neutral'] as const);
  return <StatusTag tone={tone}>{text(`client.states.${key}`)}</StatusTag>;
}
