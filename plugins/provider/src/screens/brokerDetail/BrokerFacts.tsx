import { Fact, FactList, useFormats } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { SeatsMeter } from '../../brokers/SeatsMeter.tsx';
import { seatLevelOf } from '../../brokers/seats.ts';
import { useText } from '../useText.ts';

/** The facts of a broker. */
export function BrokerFacts({ broker }: { readonly broker: Broker }) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { name, displayCode, brokerCode, userCount, enabledUserCount, sessionCount, applicationCount } = broker;
  return (
    <FactList>
      <Fact term={text('brokers.code')}>{brokerCode}</Fact>
      <Fact term={text('brokers.displayCode')}>{displayCode}</Fact>
      <Fact term={text('brokers.name')}>
        <span translate="no">
          <span lang="en">{name.EN}</span> · <span lang="zh-Hans">{name.SC}</span> ·{' '}
          <span lang="zh-Hant">{name.TC}</span>
        </span>
      </Fact>
      <Fact term={text('brokers.users')}>
        {text('brokerDetail.userCount', { users: count(userCount), enabled: count(enabledUserCount) })}
      </Fact>
      {sessionCount !== undefined && <Fact term={text('brokers.sessions')}>{count(sessionCount)}</Fact>}
      <Fact term={text('brokers.seats')}>
        <SeatsMeter broker={broker} />
        {seatLevelOf(broker.adminAccounts) === 'full' && <p>{text('brokerDetail.seatsFullHint')}</p>}
      </Fact>
      <Fact term={text('brokers.applications')}>{count(applicationCount)}</Fact>
      <Fact term={text('brokers.changed')}>{`${dateTime(broker.updateTime)} · ${broker.updateBy}`}</Fact>
    </FactList>
  );
}
