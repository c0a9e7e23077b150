// A client of the API beside the browser, for what another user does during a journey.
import { createSigningKey, signRequest } from '@brokerdesk/api/signature';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { ApiClient } from '../packages/plugin-sdk/src/services/hostServices.ts';
import { createSessionApi } from '../packages/plugin-sdk/src/testing/createSessionApi.ts';

/** Whose client it is, and where the emulator listens. */
export interface ApiUser {
  readonly brokerCode: string;
  readonly userID: string;
  readonly emulatorURL: string;
}

/** Signs a user in, and returns their client, which signs its requests as a browser does. */
export async function openApi(emulator: MockClient, { brokerCode, userID, emulatorURL }: ApiUser): Promise<ApiClient> {
  const key = await createSigningKey();
  const session = await emulator.mintSession({ brokerCode, userID, publicKey: key.publicKey });
  return createSessionApi({
    ...session,
    async fetch(path, { method, headers, body }) {
      const url = `${emulatorURL}${path}`;
      const bytes = body === undefined ? null : new Uint8Array(Buffer.from(body));
      const now = Date.parse((await emulator.readClock()).now);
      const signature = await signRequest({ method, url, headers, body: bytes }, { key, now });
      const sandbox = { 'Mock-Sandbox': emulator.sandbox };
      const request = { method, headers: { ...headers, ...signature, ...sandbox } };
      return fetch(url, bytes === null ? request : { ...request, body: bytes });
    },
  });
}
