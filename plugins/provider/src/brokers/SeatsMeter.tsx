import { Row, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { seatLevelOf, usedSeats } from './seats.ts';
import './seatsMeter.css';
import { useText } from '../screens/useText.ts';

const tones = { full: 'failed', near: 'waiting', free: undefined } as const;

/** The accounts of administrators in use, as a bar and in numbers, with a warning once they run out. */
export function SeatsMeter({ broker: { adminAccounts } }: { readonly broker: Pick<Broker, 'adminAccounts'> }) {
  const text = useText();
  const { count } = useFormats();
  const seatsText = useSeatsText();
  const { available, total } = adminAccounts;
  const level = seatLevelOf(adminAccounts);
  const used = usedSeats(adminAccounts);
  const left =
    level === 'full'
      ? text('brokers.seatsFull')
      : text('brokers.seatsLeft', { count: available, number: count(available) });
  return (
    <Row as="span" gap={8}>
      <span
        role="meter"
        aria-label={text('brokers.seats')}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 1)}
        aria-valuenow={used}
        aria-valuetext={seatsText(adminAccounts)}
        className="provider-meter"
        data-tone={tones[level]}
      >
        <span style={{ inlineSize: `${total === 0 ? 100 : (used / total) * 100}%` }} />
      </span>
      <span>{seatsText(adminAccounts)}</span>
      {level !== 'free' && (
        <Text tone={tones[level]} size="small" bold>
          {left}
        </Text>
      )}
    </Row>
  );
}

/** Returns a function that describes the seats as a text, for cells and exports. */
export function useSeatsText() {
  const text = useText();
  const { count } = useFormats();
  return useCallback(
    (seats: Broker['adminAccounts']) =>
      text('brokers.seatsUse', { used: count(usedSeats(seats)), total: count(seats.total) }),
    [text, count],
  );
}
