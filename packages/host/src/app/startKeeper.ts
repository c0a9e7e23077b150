import { logout, refresh, wireLanguages } from '@brokerdesk/api';
import { createSessionKeeper } from '../session/createSessionKeeper.ts';
import type { SessionKeeper } from '../session/SessionKeeper.ts';
import { browserWorld } from '../session/SessionWorld.ts';
import { readTokens, type SessionTokens } from '../session/sessionStorage.ts';
import { createWire } from '../wire/createWire.ts';
import { signatureScheme } from '../wire/SignatureScheme.ts';
import { askOnceMore } from './askOnceMore.ts';
import { endReasonIn } from './endReasonIn.ts';
import type { ShellOptions } from './ShellOptions.ts';

/** Starts to keep the session of this tab; its own calls are refused without a word to anybody but the keeper. */
export function startKeeper({ config, texts, session, handover }: ShellOptions): SessionKeeper {
  const clientWith = (tokens: () => Partial<SessionTokens>, onSessionRemain?: (seconds: number) => void) =>
    createWire({
      apiBase: config.apiBase,
      signature: signatureScheme(config.signature),
      caller: () => {
        const { token, refreshToken } = tokens();
        const language = wireLanguages[texts.language()];
        return { brokerCode: session.person.brokerCode, language, token, refreshToken };
      },
      ...(onSessionRemain && { onSessionRemain }),
      onSessionEnded: async (refusal, token) => {
        await keeper.refused(endReasonIn(refusal), token);
        return false;
      },
    }).clientOf();
  const keeper = createSessionKeeper({
    world: browserWorld(),
    session,
    isNew: handover.configuration !== undefined,
    refresh: async () => {
      let remaining: number | undefined;
      const client = clientWith(readTokens, (seconds) => (remaining = seconds));
      const tokens = await askOnceMore(() => client.call(refresh, {}));
      // Only now: a session whose new tokens did not arrive goes on warning.
      if (remaining !== undefined) keeper.learnRemaining(remaining);
      return tokens;
    },
    revoke: (ended) => {
      clientWith(() => ended)
        .call(logout, {})
        .catch(() => {
          // The server ends it by itself when its time is up.
        });
    },
  });
  return keeper;
}
