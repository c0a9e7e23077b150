// How many accounts of administrators a broker has left.
import type { Broker } from '@brokerdesk/plugin-sdk/api';

type Seats = Broker['adminAccounts'];

/** With as many seats left, the broker is about to need more. */
const fewLeft = 1;

/** Whether all seats are in use, or nearly. */
export function seatLevelOf({ available }: Seats): 'full' | 'near' | 'free' {
  if (available <= 0) return 'full';
  return available <= fewLeft ? 'near' : 'free';
}

/** The seats in use. More than were bought are possible, since a quota may have been lowered: they count as all. */
export function usedSeats({ available, total }: Seats): number {
  return total - available;
}
