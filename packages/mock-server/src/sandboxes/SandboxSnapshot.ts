import type { State } from '../state/State.ts';
import type { ClockReading } from './Clock.ts';

/** All that a sandbox is at one moment. Keeping it is keeping two references, however much the state holds. */
export interface SandboxSnapshot {
  readonly state: State;
  readonly clock: ClockReading;
}
