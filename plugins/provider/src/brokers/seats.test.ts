import { expect, it } from 'vitest';
import { seatLevelOf, usedSeats } from './seats.ts';

it.each([
  [{ available: 0, total: 5 }, 'full', 5],
  [{ available: 1, total: 5 }, 'near', 4],
  [{ available: 2, total: 5 }, 'free', 3],
  [{ available: 0, total: 0 }, 'full', 0],
] as const)('of %o seats, they are %s and %d are in use', (seats, level, used) => {
  expect([seatLevelOf(seats), usedSeats(seats)]).toEqual([level, used]);
});
