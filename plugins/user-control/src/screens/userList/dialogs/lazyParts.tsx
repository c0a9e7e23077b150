// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** The fields of a user. */
export const UserFields = lazyPart(async () => (await import('./UserFields.tsx')).UserFields);
/** An initial password, which is shown once. */
export const OneTimeSecretDialog = lazyPart(
  async () => (await import('@brokerdesk/plugin-sdk/forms')).OneTimeSecretDialog,
);
