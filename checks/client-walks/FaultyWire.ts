// The connection between a page and the emulator, on which each request can meet a fault.
import type { ErrorCode } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { InProcessFetch } from '../../packages/mock-server/src/testing/createInProcessFetch.ts';

export const wireFaults = [
  /** The request does not arrive. */
  'dropped',
  /** The request is carried out, and its response does not arrive. */
  'lostResponse',
  /** The request arrives twice, as from a gateway that repeats it; the page gets the second response. */
  'doubled',
  /** A gateway responds instead of the server. */
  'gateway',
  /** The request is carried out, and a gateway responds that it took too long. */
  'lateGateway',
  /** The server refuses, for a moment. */
  'refused',
  /** The user has lost the permission, for a moment. */
  'withdrawn',
  /** The session ends before the request arrives. */
  'sessionEnd',
  /** The request is carried out, the response is lost, and the session ends. */
  'sessionEndAfter',
  /** The response takes a while. */
  'delayed',
  /** The request is carried out, and the user closes the tab before the response. */
  'closedAfter',
  /** The user closes the tab, and the request does not arrive. */
  'closedBefore',
] as const;

/** What happens to a request. */
export type WireFault = (typeof wireFaults)[number] | 'none';

/** A connection whose next requests meet these faults, one each. */
export class FaultyWire {
  readonly #fetch: InProcessFetch;
  readonly #control: MockClient;
  #faults: readonly WireFault[] = [];
  #page = {};
  /** Whether a request waits for a response that never comes. */
  isStuck = false;

  constructor(fetch: InProcessFetch, control: MockClient) {
    this.#fetch = fetch;
    this.#control = control;
  }

  /** Lets the next requests meet these faults. */
  plan(faults: readonly WireFault[]): void {
    this.#faults = faults;
    this.isStuck = false;
  }

  /** The page is closed: no response reaches it any more. */
  leavePage(): void {
    this.#page = {};
    this.plan([]);
  }

  /** The `fetch` of the page. */
  readonly fetch = async (url: string, request: RequestInit): Promise<Response> => {
    const page = this.#page;
    try {
      return await this.#meetFault(url, request);
    } finally {
      if (page !== this.#page) await new Promise(() => {});
    }
  };

  async #meetFault(url: string, request: RequestInit): Promise<Response> {
    const [fault = 'none', ...others] = this.#faults;
    this.#faults = others;
    switch (fault) {
      case 'dropped':
        throw new TypeError('Failed to fetch');
      case 'lostResponse':
        await this.#send(url, request);
        throw new TypeError('Failed to fetch');
      case 'doubled':
        await this.#send(url, request);
        return this.#send(url, request);
      case 'gateway':
        return createGatewayPage(502);
      case 'lateGateway':
        await this.#send(url, request);
        return createGatewayPage(504);
      case 'refused':
        return createRefusal('E0099', 500);
      case 'withdrawn':
        return createRefusal('E0002', 403);
      case 'sessionEnd':
        await this.#control.expireSessions({ userID: 'demo.admin' });
        return this.#send(url, request);
      case 'sessionEndAfter':
        await this.#send(url, request);
        await this.#control.expireSessions({ userID: 'demo.admin' });
        throw new TypeError('Failed to fetch');
      case 'delayed':
        await new Promise((resolve) => setTimeout(resolve, 1));
        return this.#send(url, request);
      case 'closedAfter':
        await this.#send(url, request);
        return this.#waitForever();
      case 'closedBefore':
        return this.#waitForever();
      case 'none':
        return this.#send(url, request);
    }
  }

  #send(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url, 'http://localhost');
    return this.#fetch(`${pathname}${search}`, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), 'mock-sandbox': this.#control.sandbox },
      body: (body ?? undefined) as string | Uint8Array | undefined,
    });
  }

  #waitForever(): Promise<never> {
    this.isStuck = true;
    return new Promise(() => {});
  }
}

function createGatewayPage(status: number): Response {
  return new Response('<h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } });
}

function createRefusal(code: ErrorCode, status: number): Response {
  return Response.json({ code, message: 'Not now.', data: null }, { status });
}
