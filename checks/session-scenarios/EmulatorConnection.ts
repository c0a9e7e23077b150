import type { Emulator } from '../../packages/mock-server/src/index.ts';

/** The server's response to a request. */
export interface ResponseSummary {
  readonly code: string;
  readonly reason: string | undefined;
  /** The token is too old, but its session continues. */
  readonly canRefresh: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** The connection to the emulator in process and to its control API, all in one sandbox. */
export class EmulatorConnection {
  readonly #emulator: Emulator;
  readonly #sandbox: string;
  /** Requests of the API client that are in flight. */
  inFlightCount = 0;

  constructor(emulator: Emulator, sandbox: string) {
    this.#emulator = emulator;
    this.#sandbox = sandbox;
  }

  async reset(now: number): Promise<void> {
    await this.control('POST', '/sandboxes', { id: this.#sandbox, now: new Date(now).toISOString(), frozen: true });
  }

  async control(method: Method, path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await this.#emulator.app.inject({
      method,
      url: `/__mock${path}`,
      headers: { 'mock-sandbox': this.#sandbox, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return response.body === '' ? {} : (response.json() as Record<string, unknown>);
  }

  /** Sends a request without the API client; a passive one does not extend the session. */
  async call(
    method: Method,
    path: string,
    { token, isPassive = false }: { token: string | undefined; isPassive?: boolean },
  ): Promise<ResponseSummary> {
    const headers = {
      'mock-sandbox': this.#sandbox,
      'broker-code': 'DEMO',
      ...(token && { token }),
      ...(isPassive && { activity: 'passive' }),
    };
    const response = await this.#emulator.app.inject({ method, url: `/api${path}`, headers });
    const { code, data } = response.json() as {
      code: string;
      data: { reason?: string; canRefresh?: boolean } | null;
    };
    return { code, reason: data?.reason, canRefresh: data?.canRefresh === true };
  }

  /** Responds to the API client's `fetch`. */
  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    this.inFlightCount += 1;
    try {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'mock-sandbox': this.#sandbox };
      const response = await this.#emulator.app.inject({ method: (init?.method ?? 'GET') as Method, url, headers });
      return new Response(response.body, {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      });
    } finally {
      this.inFlightCount -= 1;
    }
  };

  async setEnabled(userID: string, enabled: boolean): Promise<void> {
    const { ids } = (await this.control('GET', '/state/users')) as unknown as { ids: readonly string[] };
    for (const id of ids) {
      const row = await this.control('GET', `/state/users/${id}`);
      if (row.userID === userID) await this.control('PUT', `/state/users/${id}`, { ...row, enabled });
    }
  }
}
