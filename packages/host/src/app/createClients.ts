import { wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { refusalWords } from '../languages/refusalWords.ts';
import type { SessionKeeper } from '../session/SessionKeeper.ts';
import { readTokens } from '../session/sessionStorage.ts';
import { announceIn } from '../shell/announcementAtom.ts';
import type { PortalServices } from '../shell/PortalContext.ts';
import { createWire, type Wire } from '../wire/createWire.ts';
import { signatureScheme } from '../wire/SignatureScheme.ts';
import { endReasonIn } from './endReasonIn.ts';
import type { ShellOptions, ShellStore } from './ShellOptions.ts';

/** What {@link createClients} connects the calls with. */
export interface ClientServices {
  readonly store: ShellStore;
  readonly keeper: SessionKeeper;
}

/** Makes the clients of host and plugins: one each, so that what hangs on a client stays the same between renders. */
export function createClients(
  { config, texts, session }: ShellOptions,
  { store, keeper }: ClientServices,
): Pick<PortalServices, 'clientOf'> & Pick<Wire, 'quietClientOf'> {
  const clients = new Map<string | undefined, ApiClient>();
  const wire = createWire({
    apiBase: config.apiBase,
    signature: signatureScheme(config.signature),
    caller: () => {
      const { token, refreshToken } = readTokens();
      const language = wireLanguages[texts.language()];
      return { brokerCode: session.person.brokerCode, language, token, refreshToken };
    },
    onSessionRemain: keeper.learnRemaining,
    onSessionEnded: async (refusal, token) => !(await keeper.refused(endReasonIn(refusal), token)),
    isOver: () => keeper.state().phase === 'ended' || keeper.state().phase === 'returned',
    wordsOf: refusalWords(texts),
    announce: announceIn(store, () => texts.i18n.t('host:errors.uploadTooLarge')),
  });
  return {
    clientOf(pluginId) {
      const client = clients.get(pluginId) ?? wire.clientOf(pluginId);
      clients.set(pluginId, client);
      return client;
    },
    quietClientOf: wire.quietClientOf,
  };
}
