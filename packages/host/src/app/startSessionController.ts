import { logout, refresh, wireLanguages } from '@brokerdesk/api';
import { createSessionController } from '../session/createSessionController.ts';
import type { SessionController } from '../session/SessionController.ts';
import { createBrowserEnvironment } from '../session/SessionEnvironment.ts';
import { readTokens, type SessionTokens } from '../session/sessionStorage.ts';
import { createApiClientFactory } from '../api-client/createApiClientFactory.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { retryOnce } from './retryOnce.ts';
import { readEndReason } from './readEndReason.ts';
import type { ShellOptions } from './ShellOptions.ts';

/** Starts to keep the session of this tab; its own calls are refused without a word to anybody but the keeper. */
export function startSessionController({ config, texts, session, prefetched }: ShellOptions): SessionController {
  const createClient = (tokens: () => Partial<SessionTokens>, onSessionRemain?: (seconds: number) => void) =>
    createApiClientFactory({
      apiBase: config.apiBase,
      signer: getSigner(config.signature),
      caller: () => {
        const { token, refreshToken } = tokens();
        const language = wireLanguages[texts.language()];
        return { brokerCode: session.person.brokerCode, language, token, refreshToken };
      },
      ...(onSessionRemain && { onSessionRemain }),
      onSessionEnded: async (refusal, token) => {
        await sessionController.handleSessionEnded(readEndReason(refusal), token);
        return false;
      },
    }).clientOf();
  const sessionController = createSessionController({
    environment: createBrowserEnvironment(),
    session,
    isNew: prefetched.configuration !== undefined,
    refresh: async () => {
      let remaining: number | undefined;
      const client = createClient(readTokens, (seconds) => (remaining = seconds));
      const tokens = await retryOnce(() => client.call(refresh, {}));
      // Only now: a session whose new tokens did not arrive goes on warning.
      if (remaining !== undefined) sessionController.updateRemaining(remaining);
      return tokens;
    },
    revoke: (ended) => {
      createClient(() => ended)
        .call(logout, {})
        .catch(() => {
          // The server ends it by itself when its time is up.
        });
    },
  });
  return sessionController;
}
