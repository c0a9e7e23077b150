import { wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { fallbackErrorMessages } from '../languages/createTexts.ts';
import { canSendAgain } from '../session/canSendAgain.ts';
import type { SessionController } from '../session/SessionController.ts';
import { readTokens } from '../session/sessionStorage.ts';
import { createShowError } from '../shell/errorDialogAtom.ts';
import type { PortalServices } from '../shell/PortalContext.ts';
import { createApiClientFactory, type ApiClientFactory } from '../api-client/createApiClientFactory.ts';
import { getSigner } from '../api-client/getSigner.ts';
import type { ShellOptions, ShellStore } from './ShellOptions.ts';

/** What {@link createShellClients} connects the clients to. */
export interface ClientServices {
  readonly store: ShellStore;
  readonly sessionController: SessionController;
}

/** Creates the API clients of host and plugins; each plugin has one, so that it keeps its identity between renders. */
export function createShellClients(
  { config, texts, session }: ShellOptions,
  { store, sessionController }: ClientServices,
): Pick<PortalServices, 'clientOf'> & Pick<ApiClientFactory, 'quietClientOf'> {
  const clients = new Map<string | undefined, ApiClient>();
  const clientFactory = createApiClientFactory({
    apiBase: config.apiBase,
    signer: getSigner(config.signature),
    caller: () => {
      const { token, refreshToken } = readTokens();
      const language = wireLanguages[texts.language()];
      return { brokerCode: session.person.brokerCode, language, token, refreshToken };
    },
    onSessionRemain: sessionController.updateRemaining,
    onSessionEnded: (error, token) => canSendAgain(sessionController, error, token),
    hasSessionEnded: () =>
      sessionController.state().phase === 'ended' || sessionController.state().phase === 'returned',
    fallbackMessage: fallbackErrorMessages(texts),
    showError: createShowError(store, () => texts.i18n.t('host:errors.uploadTooLarge')),
  });
  return {
    clientOf(pluginId) {
      const client = clients.get(pluginId) ?? clientFactory.clientOf(pluginId);
      clients.set(pluginId, client);
      return client;
    },
    quietClientOf: clientFactory.quietClientOf,
  };
}
