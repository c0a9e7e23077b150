// A client of the API beside the browser, for what another user does during a journey.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { ApiClient } from '../packages/plugin-sdk/src/hostServices.ts';
import { createSessionApi } from '../packages/plugin-sdk/src/testing/createSessionApi.ts';

/** Whose client it is, and where the emulator listens. */
export interface ApiUser {
  readonly brokerCode: string;
  readonly userID: string;
  readonly emulatorURL: string;
}

/** Signs a user in without a key, so that requests need no signature. */
export async function openApi(emulator: MockClient, { brokerCode, userID, emulatorURL }: ApiUser): Promise<ApiClient> {
  const session = await emulator.mintSession({ brokerCode, userID });
  return createSessionApi({
    ...session,
    fetch: (url, { body, ...request }) =>
      fetch(`${emulatorURL}${url}`, {
        ...request,
        headers: { ...request.headers, 'Mock-Sandbox': emulator.sandbox },
        body: typeof body === 'string' || body === undefined ? (body ?? null) : new Uint8Array(body),
        signal: request.signal ?? null,
      }),
  });
}
