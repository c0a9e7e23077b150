import { login, type Session } from '@brokerdesk/api';
import { type AuthServices, createAnonymousClient, type OpenPortal } from './AuthServices.ts';

/** The credentials of a user. */
export interface Credentials {
  readonly userID: string;
  readonly password: string;
  /** From the second step, if the broker requires one. */
  readonly twoFactorToken?: string | undefined;
}

/** Signs in at a portal. */
export function requestSession(
  services: AuthServices,
  portal: OpenPortal,
  { userID, password, twoFactorToken }: Credentials,
): Promise<Session> {
  const client = createAnonymousClient(services, portal.broker.brokerCode);
  return client.call(login, { body: { userID, password } }, { twoFactorToken });
}
