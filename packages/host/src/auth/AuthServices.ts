import { type BrokerInfo, type Configuration, getConfiguration, listBrokerInfos, wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { type Texts, fallbackErrorMessages } from '../languages/createTexts.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { createApiClientFactory } from '../api-client/createApiClientFactory.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';
import type { Caller } from '../api-client/sendRequest.ts';
import { getSigner } from '../api-client/getSigner.ts';

/** The services of the pages before sign-in. */
export interface AuthServices {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
}

/** A portal, as far as it is known before sign-in. */
export type Portal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'disabled'; readonly broker: BrokerInfo }
  | { readonly kind: 'open'; readonly broker: BrokerInfo; readonly configuration: Configuration };

/** A portal that users can sign in to. */
export type OpenPortal = Extract<Portal, { kind: 'open' }>;

/** Creates the client for requests before sign-in; they name the broker of the page. */
export function createAnonymousClient(services: AuthServices, brokerCode?: string): ApiClient {
  return createClient(services, () => ({ brokerCode, token: undefined, refreshToken: undefined }));
}

/** Options of {@link createSignedInClient}. */
export interface SignedInClientOptions extends Pick<StoredSession, 'person'> {
  /** Called with the number of seconds that the session has left. */
  readonly onSessionRemain: (seconds: number) => void;
}

/** Creates the client of a user who has signed in but has to complete another step first. */
export function createSignedInClient(
  services: AuthServices,
  { person, onSessionRemain }: SignedInClientOptions,
): ApiClient {
  const caller = () => {
    const { token, refreshToken } = readTokens();
    return { brokerCode: person.brokerCode, token, refreshToken };
  };
  return createClient(services, caller, { onSessionRemain });
}

function createClient(
  { config, texts }: AuthServices,
  caller: () => Omit<Caller, 'language'>,
  more: Partial<Pick<SignedInClientOptions, 'onSessionRemain'>> = {},
): ApiClient {
  return createApiClientFactory({
    ...more,
    apiBase: config.apiBase,
    signer: getSigner(config.signature),
    caller: () => ({ ...caller(), language: wireLanguages[texts.language()] }),
    fallbackMessage: fallbackErrorMessages(texts),
  }).clientOf();
}

/** Loads the portals that users can choose from. */
export async function loadBrokers(services: AuthServices): Promise<readonly BrokerInfo[]> {
  const brokers = await createAnonymousClient(services).call(listBrokerInfos, {});
  return brokers.filter((broker) => broker.displayCode !== internalBroker.displayCode);
}

/** Loads the data of a portal's sign-in page. */
export async function loadPortal(services: AuthServices, displayCode: string): Promise<Portal> {
  const brokers = await createAnonymousClient(services).call(listBrokerInfos, {});
  const broker = brokers.find((candidate) => candidate.displayCode === displayCode);
  const isInternal = displayCode === internalBroker.displayCode;
  if (!broker && !isInternal) return { kind: 'unknown' };
  if (broker && !broker.enabled) return { kind: 'disabled', broker };
  const brokerCode = broker?.brokerCode ?? internalBroker.brokerCode;
  const configuration = await createAnonymousClient(services, brokerCode).call(getConfiguration, {});
  return { kind: 'open', broker: configuration.broker, configuration };
}
