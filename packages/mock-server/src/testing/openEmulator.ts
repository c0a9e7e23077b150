// An emulator in the process of a test: no port to listen on, and nothing to wait for. Every test opens its own sandbox.
import type { Session } from '@brokerdesk/api';
import { MockClient } from '../client/MockClient.ts';
import type { SandboxRequest, SessionRequest } from '../client/controlTypes.ts';
import { createEmulator } from '../createEmulator.ts';
import type { EmulatorOptions } from '../createCore.ts';
import { createInProcessFetch, type InProcessFetch } from './createInProcessFetch.ts';

/** An emulator for the tests of one file. */
export interface TestEmulator {
  /** Opens a sandbox with the demo data as seeded. */
  openSandbox(request?: SandboxRequest): Promise<TestSandbox>;
  close(): Promise<void>;
}

/** The sandbox of one test. */
export interface TestSandbox {
  /** Drives the sandbox: faults, clock, journal, rows, applicants. */
  readonly control: MockClient;
  /** Starts a session without the sign-in page, of the demo broker's administrator unless another user is named. */
  signIn(user?: Partial<SessionRequest>): Promise<TestSession>;
}

/** A user's session, and how requests reach the sandbox in which it is valid. `renderScreen` takes it as `session`. */
export interface TestSession extends Session {
  readonly fetch: InProcessFetch;
}

/**
 * Opens an emulator that tests reach without a network.
 *
 * @example
 * const emulator = openEmulator({ applications: 60, extensions: [extension] });
 * const sandbox = await emulator.openSandbox();
 * await renderScreen(<Screen />, { plugin, session: await sandbox.signIn() });
 */
export function openEmulator(options: EmulatorOptions = {}): TestEmulator {
  restoreByteArrays();
  const emulator = createEmulator(options);
  const fetch = createInProcessFetch(emulator.app);
  return {
    async openSandbox(request) {
      const control = await MockClient.open({ address: '', fetch }, request);
      return {
        control,
        async signIn({ brokerCode = 'DEMO', userID = 'demo.admin', functionCodes, lengthSec, publicKey } = {}) {
          const options = { ...(functionCodes && { functionCodes }), ...(lengthSec !== undefined && { lengthSec }) };
          // A user may have more fields, such as a name, which the emulator would reject.
          const request = { brokerCode, userID, ...options, ...(publicKey && { publicKey }) };
          const session = await control.mintSession(request);
          return {
            ...session,
            fetch: (url, init) =>
              fetch(url, { ...init, headers: { ...init.headers, 'mock-sandbox': control.sandbox } }),
          };
        },
      };
    },
    close: () => emulator.close(),
  };
}

/**
 * A simulated page (jsdom) replaces the runtime's byte arrays by its own, and a Buffer is not an instance of those. The
 * emulator runs on Node and needs Node's.
 */
function restoreByteArrays(): void {
  const { buffer } = Buffer.alloc(0);
  Object.assign(globalThis, {
    Uint8Array: Object.getPrototypeOf(Buffer) as unknown,
    ArrayBuffer: buffer.constructor,
  });
}
