import { type ListColumn, Row, type SortFieldOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Broker, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { BrokerIcon } from '../../brokers/BrokerIcon.tsx';
import { BrokerStatus, useStatusText } from '../../brokers/BrokerStatus.tsx';
import { SeatsMeter, useSeatsText } from '../../brokers/SeatsMeter.tsx';
import { useText } from '../useText.ts';

/** Returns the columns of the list of brokers. */
export function useBrokerColumns(): readonly ListColumn<Broker, SortFieldOf<typeof listBrokers>>[] {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { language } = useHost();
  const statusText = useStatusText();
  const seatsText = useSeatsText();
  return useMemo(() => {
    const number = createNumberColumns(count);
    return [
      {
        id: 'brokerCode',
        header: text('brokers.code'),
        width: 140,
        sortField: 'brokerCode',
        text: ({ brokerCode }) => brokerCode,
        cell: (broker) => (
          <Row as="span" gap={8}>
            <BrokerIcon broker={broker} />
            {broker.brokerCode}
          </Row>
        ),
      },
      {
        id: 'name',
        header: text('brokers.name'),
        width: 240,
        sortField: 'name',
        text: ({ name }) => textIn(name, language),
      },
      {
        id: 'status',
        header: text('brokers.statusName'),
        width: 108,
        text: ({ status }) => statusText(status),
        cell: (broker) => <BrokerStatus broker={broker} />,
      },
      { ...number('userCount', text('brokers.users'), ({ userCount }) => userCount), sortField: 'userCount' },
      number('enabledUserCount', text('brokers.enabledUsers'), ({ enabledUserCount }) => enabledUserCount),
      {
        id: 'adminAccounts',
        header: text('brokers.seats'),
        width: 196,
        text: ({ adminAccounts }) => seatsText(adminAccounts),
        cell: (broker) => <SeatsMeter broker={broker} />,
      },
      number('applicationCount', text('brokers.applications'), ({ applicationCount }) => applicationCount),
      {
        id: 'updateTime',
        header: text('brokers.changed'),
        width: 148,
        text: ({ updateTime }) => dateTime(updateTime),
      },
      {
        id: 'displayCode',
        header: text('brokers.displayCode'),
        width: 140,
        isHidden: true,
        text: ({ displayCode }) => displayCode,
      },
      { ...number('sessionCount', text('brokers.sessions'), ({ sessionCount = 0 }) => sessionCount), isHidden: true },
      {
        ...number('availableSeats', text('brokerList.availableSeats'), ({ adminAccounts }) => adminAccounts.available),
        isHidden: true,
      },
      {
        id: 'updateBy',
        header: text('brokers.changedBy'),
        width: 180,
        isHidden: true,
        text: ({ updateBy }) => updateBy,
      },
    ];
  }, [text, count, dateTime, language, statusText, seatsText]);
}

/** Returns the function that makes a column of numbers. */
function createNumberColumns(format: (value: number) => string) {
  return (id: string, header: string, valueOf: (broker: Broker) => number) =>
    ({
      id,
      header,
      width: 112,
      align: 'end',
      text: (broker: Broker) => format(valueOf(broker)),
      exportText: (broker: Broker) => String(valueOf(broker)),
    }) as const;
}
