import type { TagTone } from '@brokerdesk/plugin-sdk';

interface ClientState {
  /** The key of its text. */
  readonly key: 'active' | 'suspended' | 'closed' | 'unknown';
  readonly tone: TagTone;
}

/** The states of a client's login, by the number on the wire. */
export const clientStates: Readonly<Record<'1' | '0' | '-1', ClientState>> = {
  '1': { key: 'active', tone: 'progress' },
  '0': { key: 'suspended', tone: 'waiting' },
  '-1': { key: 'closed', tone: 'neutral' },
};

/** The state of a number; a newer server may send one that the portal does not know. */
export function clientStateOf(status: number): ClientState {
  return (clientStates as Readonly<Record<string, ClientState>>)[String(status)] ?? { key: 'unknown', tone: 'neutral' };
}
