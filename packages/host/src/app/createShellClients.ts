import { viewAsRules, wireLanguages } from '@brokerdesk/api';
import type { ApiClient, ApiError } from '@brokerdesk/plugin-sdk';
import { fallbackErrorMessages } from '../languages/createTexts.ts';
import { canSendAgain } from '../session/canSendAgain.ts';
import type { SessionController } from '../session/SessionController.ts';
import { readTokens } from '../session/sessionStorage.ts';
import type { PageView } from '../session/storedView.ts';
import { createShowError } from '../shell/errorDialogAtom.ts';
import type { PortalServices } from '../shell/PortalContext.ts';
import {
  createApiClientFactory,
  type ApiClientFactory,
  type RefusedCall,
} from '../api-client/createApiClientFactory.ts';
import { getSigner } from '../api-client/getSigner.ts';
import type { ShellOptions, ShellStore } from './ShellOptions.ts';

/** What {@link createShellClients} connects the clients to. */
export interface ClientServices {
  readonly store: ShellStore;
  readonly sessionController: SessionController;
  readonly pageView: PageView;
}

/** Creates the API clients of host and plugins; each plugin has one, so that it keeps its identity between renders. */
export function createShellClients(
  { config, texts, session }: ShellOptions,
  { store, sessionController, pageView }: ClientServices,
): Pick<PortalServices, 'clientOf' | 'refusedCalls'> & Pick<ApiClientFactory, 'quietClientOf'> {
  const refused = new Map<string, RefusedCall>();
  const clients = new Map<string | undefined, ApiClient>();
  const clientFactory = createApiClientFactory({
    apiBase: config.apiBase,
    signer: getSigner(config.signature),
    caller: () => {
      const { token, refreshToken } = readTokens();
      const language = wireLanguages[texts.language()];
      return { brokerCode: session.person.brokerCode, language, token, refreshToken, viewAs: pageView.header() };
    },
    // The next load says that the view is over.
    onError: (error) => isRoleMissing(error) && location.reload(),
    onSessionRemain: sessionController.updateRemaining,
    onSessionEnded: (error, token) => canSendAgain(sessionController, error, token),
    hasSessionEnded: () =>
      sessionController.state().phase === 'ended' || sessionController.state().phase === 'returned',
    onRefused: ({ endpoint, pluginId }) =>
      void refused.set(`${pluginId} ${endpoint.method} ${endpoint.path}`, { endpoint, pluginId }),
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
    refusedCalls: () => [...refused.values()],
  };
}

function isRoleMissing({ code, data }: ApiError): boolean {
  return code === 'E0016' && (data as { readonly rule?: unknown } | null)?.rule === viewAsRules.roleMissing;
}
