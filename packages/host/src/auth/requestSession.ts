import { login, type Session } from '@brokerdesk/api';
import { type AuthServices, createAnonymousClient, type OpenPortal } from './AuthServices.ts';

/** What somebody signs in with. */
export interface Credentials {
  readonly userID: string;
  readonly password: string;
  /** From the second step, where the broker asks for one. */
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
