import { canSendAgain, readEndReason } from '../../packages/host/src/session/canSendAgain.ts';
import type { SessionController } from '../../packages/host/src/session/SessionController.ts';
import { readTokens } from '../../packages/host/src/session/sessionStorage.ts';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import { getSigner } from '../../packages/host/src/api-client/getSigner.ts';
import type { ApiClient } from '../../packages/plugin-sdk/src/entries/index.ts';
import type { FakeBrowser, FakeTab } from './FakeBrowser.ts';

/** A tab that is open or closed. */
export interface TestTab {
  readonly browser: FakeBrowser;
  tab: FakeTab | undefined;
  sessionController: SessionController | undefined;
  client: ApiClient | undefined;
}

/** Creates a client as the host does: that of the screens, or that of the session controller, which never retries. */
export function clientOf(
  tab: FakeTab,
  controller: () => SessionController,
  { isOwn }: { readonly isOwn: boolean },
): ApiClient {
  return createApiClientFactory({
    apiBase: '/api',
    signer: getSigner('none'),
    caller: () => {
      const { token, refreshToken } = readTokens(tab.storage);
      return { brokerCode: 'DEMO', language: 'en_US', token, refreshToken };
    },
    onSessionRemain: (seconds) => controller().updateRemaining(seconds),
    onSessionEnded: async (error, token) => {
      if (!isOwn) return canSendAgain(controller(), error, token);
      await controller().handleSessionEnded(readEndReason(error), token);
      return false;
    },
    // The session controller's own requests are sent in every state.
    hasSessionEnded: () => !isOwn && ['ended', 'returned'].includes(controller().state().phase),
  }).clientOf();
}
