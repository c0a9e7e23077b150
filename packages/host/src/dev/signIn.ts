import type { Session } from '@brokerdesk/api';
import { readRuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { storeDeadline, storeNewSession } from '../session/sessionStorage.ts';
import type { DevAccount } from './DevOptions.ts';
import { control } from './control.ts';

/** Stores a session that the emulator grants without a password; it is used from the next load of the page on. */
export async function signIn({ displayCode, brokerCode, userID }: DevAccount): Promise<void> {
  const publicKey = await getSigner(readRuntimeConfig(document).signature).publicKey?.();
  const session = await control<Session>('POST', '/sessions', { brokerCode, userID, publicKey });
  storeNewSession(displayCode, session);
  const { sessionLengthSec } = await control<{ readonly sessionLengthSec: number }>(
    'GET',
    `/state/brokers/${brokerCode}`,
  );
  const learntAt = Date.now();
  storeDeadline({ learntAt, endsAt: learntAt + sessionLengthSec * 1000 });
}
