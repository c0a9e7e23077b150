import { logout, refresh, wireLanguages } from '@brokerdesk/api';
import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { createApiClientFactory } from '../api-client/createApiClientFactory.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { readEndReason } from '../session/canSendAgain.ts';
import { createSessionController } from '../session/createSessionController.ts';
import type { SessionController } from '../session/SessionController.ts';
import { createBrowserEnvironment } from '../session/SessionEnvironment.ts';
import { readTokens, type SessionTokens } from '../session/sessionStorage.ts';
import type { ShellOptions } from './ShellOptions.ts';

/** Starts the controller of this tab's session. Errors of its own requests reach the controller only, not the user. */
export function startSessionController({
  config,
  texts,
  session,
  prefetched,
  environment = createBrowserEnvironment(),
}: ShellOptions): SessionController {
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
      onSessionEnded: async (error, token) => {
        await sessionController.handleSessionEnded(readEndReason(error), token);
        return false;
      },
    }).clientOf();
  const sessionController = createSessionController({
    environment,
    session,
    isNew: prefetched.configuration !== undefined,
    refresh: async () => {
      let remaining: number | undefined;
      const client = createClient(readTokens, (seconds) => (remaining = seconds));
      const tokens = await retryOnce(() => client.call(refresh, {}));
      // Not before: a session whose new tokens did not arrive continues to warn.
      if (remaining !== undefined) sessionController.updateRemaining(remaining);
      return tokens;
    },
    revoke: (ended) => {
      createClient(() => ended)
        .call(logout, {})
        .catch(() => {
          // The server ends the session anyway when its time is up.
        });
    },
  });
  return sessionController;
}

/**
 * Requests new tokens, and a second time if the response was lost: the server may have rotated them, which makes the
 * tokens of this tab worthless. For ten seconds it returns the same pair again, so a retry has to follow immediately
 * and not after a timeout.
 */
export async function retryOnce<Tokens>(request: () => Promise<Tokens>): Promise<Tokens> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof UnreachableError && error.code !== 'TIMEOUT') return request();
    throw error;
  }
}
