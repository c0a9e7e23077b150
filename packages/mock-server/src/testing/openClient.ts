// A client for tests: sends requests to the emulator in process, in a separate sandbox.
import { type DataOf, login } from '@brokerdesk/api';
import type { UnsignedRequest } from '@brokerdesk/api/signature';
import type { Emulator } from '../createEmulator.ts';
import {
  type CaseClient,
  credentialsOf,
  encodeCall,
  payloadOf,
  readEnvelope,
  type TestAccount,
  type TestResponse,
} from '../cases/CaseClient.ts';

export { credentialsOf, type TestResponse } from '../cases/CaseClient.ts';

/** A client of the emulator. */
export interface TestClient extends CaseClient {
  account: TestAccount;
  /** Signs every request to the API, if set. */
  sign?: (request: UnsignedRequest) => Promise<Record<string, string>>;
  signIn(brokerCode: string, userID: string): Promise<TestResponse<DataOf<typeof login>>>;
}

const testHost = 'portal.example.test';

export const testPassword = 'Brokerdesk2026';

export function openClient({ app }: Emulator, sandbox: string): TestClient {
  const client: TestClient = {
    headers: {},
    account: { brokerCode: 'DEMO', userID: 'demo.admin', password: testPassword },
    async send(method, url, { headers = {}, body } = {}) {
      const payload = payloadOf(body);
      const sent: Record<string, string> = {
        'mock-sandbox': sandbox,
        ...(payload === null ? {} : { 'content-type': 'application/json' }),
        ...client.headers,
        ...headers,
      };
      if (client.sign && url.startsWith('/api')) {
        const request = { method, url: `http://${testHost}${url}`, headers: sent, body: payload };
        Object.assign(sent, { host: testHost }, await client.sign(request));
      }
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: sent,
        ...(payload === null ? {} : { payload }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const parsed: unknown = isJson ? response.json() : null;
      const answered = response.headers as Record<string, string>;
      return { status: response.statusCode, ...readEnvelope(parsed), headers: answered, body: parsed };
    },
    async call(endpoint, input, headers) {
      const { method, path, options } = await encodeCall(endpoint, input, headers);
      return client.send(method, `/api${path}`, options);
    },
    async signIn(brokerCode, userID) {
      const input = { body: { userID, password: testPassword } };
      const asked = await client.call(login, input, { 'broker-code': brokerCode });
      // Where a code is required as well, a session is minted: the tests are about the time after sign-in.
      const response = asked.code === 'E0008' ? await mintSession(client, { brokerCode, userID }) : asked;
      if (response.code !== 'OK') return response;
      client.headers = { ...client.headers, ...credentialsOf(response.data) };
      client.account = { brokerCode, userID, password: testPassword, refID: response.data.user.refID };
      return response;
    },
  };
  return client;
}

async function mintSession(
  client: TestClient,
  account: { readonly brokerCode: string; readonly userID: string },
): Promise<TestResponse<DataOf<typeof login>>> {
  const minted = await client.send('POST', '/__mock/sessions', { body: account });
  return { ...minted, code: 'OK', data: minted.body as DataOf<typeof login> };
}
