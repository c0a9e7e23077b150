import { type SessionEndReason } from '../../packages/api/src/index.ts';
import type { SessionController } from '../../packages/host/src/session/SessionController.ts';
import { readTokens } from '../../packages/host/src/session/sessionStorage.ts';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import { getSigner } from '../../packages/host/src/api-client/getSigner.ts';
import type { ApiClient } from '../../packages/plugin-sdk/src/index.ts';
import type { FakeBrowser, FakeTab } from './FakeBrowser.ts';

/** A place for a tab. */
export interface TestTab {
  readonly browser: FakeBrowser;
  tab: FakeTab | undefined;
  sessionController: SessionController | undefined;
  client: ApiClient | undefined;
}

/** Makes a client as the host does: that of the screens, or that of the keeper itself, which never asks twice. */
export function clientOf(
  tab: FakeTab,
  keeper: () => SessionController,
  { isOwn }: { readonly isOwn: boolean },
): ApiClient {
  return createApiClientFactory({
    apiBase: '/api',
    signer: getSigner('none'),
    caller: () => {
      const { token, refreshToken } = readTokens(tab.storage);
      return { brokerCode: 'DEMO', language: 'en_US', token, refreshToken };
    },
    onSessionRemain: (seconds) => keeper().updateRemaining(seconds),
    onSessionEnded: async ({ data }, token) => {
      const isEnded = await keeper().handleSessionEnded((data as { reason: SessionEndReason }).reason, token);
      return !isOwn && !isEnded;
    },
    // What the keeper itself asks goes out whatever it has found.
    hasSessionEnded: () => !isOwn && ['ended', 'returned'].includes(keeper().state().phase),
  }).clientOf();
}
