import { type BrokerInfo, type Configuration, getConfiguration, listBrokerInfos, wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { type Texts, fallbackErrorMessages } from '../languages/createTexts.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { createApiClientFactory } from '../api-client/createApiClientFactory.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';
import type { Caller } from '../api-client/sendRequest.ts';
import { getSigner } from '../api-client/getSigner.ts';

/** What the pages before sign-in work with. */
export interface AuthServices {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
}

/** What is known about a portal before anybody has signed in. */
export type Portal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'disabled'; readonly broker: BrokerInfo }
  | { readonly kind: 'open'; readonly broker: BrokerInfo; readonly configuration: Configuration };

/** A portal that people can sign in to. */
export type OpenPortal = Extract<Portal, { kind: 'open' }>;

/** Makes the client for calls before sign-in; they name the broker whose page it is. */
export function createAnonymousClient(services: AuthServices, brokerCode?: string): ApiClient {
  return createClient(services, () => ({ brokerCode, token: undefined, refreshToken: undefined }));
}

/** Whose calls a {@link createSignedInClient} makes. */
export interface SignedInClientOptions extends Pick<StoredSession, 'person'> {
  /** Told how many seconds his session has left. */
  readonly onSessionRemain: (seconds: number) => void;
}

/** Makes the client of somebody who has signed in, but may not go on yet. */
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

/** Loads the portals that people can choose from. */
export async function loadBrokers(services: AuthServices): Promise<readonly BrokerInfo[]> {
  const brokers = await createAnonymousClient(services).call(listBrokerInfos, {});
  return brokers.filter((broker) => broker.displayCode !== internalBroker.displayCode);
}

/** Loads what the sign-in page of a portal shows. */
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
