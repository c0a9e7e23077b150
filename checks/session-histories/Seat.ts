import { type SessionEndReason } from '../../packages/api/src/index.ts';
import type { SessionKeeper } from '../../packages/host/src/session/SessionKeeper.ts';
import { readTokens } from '../../packages/host/src/session/sessionStorage.ts';
import { createWire } from '../../packages/host/src/wire/createWire.ts';
import { signatureScheme } from '../../packages/host/src/wire/SignatureScheme.ts';
import type { ApiClient } from '../../packages/plugin-sdk/src/index.ts';
import type { FakeBrowser, FakeTab } from './FakeBrowser.ts';

/** A place for a tab. */
export interface Seat {
  readonly browser: FakeBrowser;
  tab: FakeTab | undefined;
  keeper: SessionKeeper | undefined;
  client: ApiClient | undefined;
}

/** Makes a client as the host does: that of the screens, or that of the keeper itself, which never asks twice. */
export function clientOf(tab: FakeTab, keeper: () => SessionKeeper, { isOwn }: { readonly isOwn: boolean }): ApiClient {
  return createWire({
    apiBase: '/api',
    signature: signatureScheme('none'),
    caller: () => {
      const { token, refreshToken } = readTokens(tab.storage);
      return { brokerCode: 'DEMO', language: 'en_US', token, refreshToken };
    },
    onSessionRemain: (seconds) => keeper().learnRemaining(seconds),
    onSessionEnded: async ({ data }, token) => {
      const isEnded = await keeper().refused((data as { reason: SessionEndReason }).reason, token);
      return !isOwn && !isEnded;
    },
    // What the keeper itself asks goes out whatever it has found.
    isOver: () => !isOwn && ['ended', 'returned'].includes(keeper().state().phase),
  }).clientOf();
}
