import { login, type Session } from '@brokerdesk/api';
import { type EntranceServices, entranceClient, type OpenPortal } from './EntranceServices.ts';

/** What somebody signs in with. */
export interface Credentials {
  readonly userID: string;
  readonly password: string;
  /** From the second step, where the broker asks for one. */
  readonly twoFactorToken?: string | undefined;
}

/** Signs in at a portal. */
export function requestSession(
  services: EntranceServices,
  portal: OpenPortal,
  { userID, password, twoFactorToken }: Credentials,
): Promise<Session> {
  const client = entranceClient(services, portal.broker.brokerCode);
  return client.call(login, { body: { userID, password } }, { twoFactorToken });
}
