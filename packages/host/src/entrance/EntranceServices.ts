import { type BrokerInfo, type Configuration, getConfiguration, listBrokerInfos, wireLanguages } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import type { Texts } from '../languages/createTexts.ts';
import { refusalWords } from '../languages/refusalWords.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { createWire } from '../wire/createWire.ts';
import type { RuntimeConfig } from '../wire/RuntimeConfig.ts';
import type { Caller } from '../wire/sendCall.ts';
import { signatureScheme } from '../wire/SignatureScheme.ts';

/** What the pages before sign-in work with. */
export interface EntranceServices {
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
export function entranceClient(services: EntranceServices, brokerCode?: string): ApiClient {
  return clientWith(services, () => ({ brokerCode, token: undefined, refreshToken: undefined }));
}

/** Whose calls a {@link memberClient} makes. */
export interface Member extends Pick<StoredSession, 'person'> {
  /** Told how many seconds his session has left. */
  readonly onSessionRemain: (seconds: number) => void;
}

/** Makes the client of somebody who has signed in, but may not go on yet. */
export function memberClient(services: EntranceServices, { person, onSessionRemain }: Member): ApiClient {
  const caller = () => {
    const { token, refreshToken } = readTokens();
    return { brokerCode: person.brokerCode, token, refreshToken };
  };
  return clientWith(services, caller, { onSessionRemain });
}

function clientWith(
  { config, texts }: EntranceServices,
  caller: () => Omit<Caller, 'language'>,
  more: Partial<Pick<Member, 'onSessionRemain'>> = {},
): ApiClient {
  return createWire({
    ...more,
    apiBase: config.apiBase,
    signature: signatureScheme(config.signature),
    caller: () => ({ ...caller(), language: wireLanguages[texts.language()] }),
    wordsOf: refusalWords(texts),
  }).clientOf();
}

/** Loads the portals that people can choose from. */
export async function loadBrokers(services: EntranceServices): Promise<readonly BrokerInfo[]> {
  const brokers = await entranceClient(services).call(listBrokerInfos, {});
  return brokers.filter((broker) => broker.displayCode !== internalBroker.displayCode);
}

/** Loads what the sign-in page of a portal shows. */
export async function loadPortal(services: EntranceServices, displayCode: string): Promise<Portal> {
  const brokers = await entranceClient(services).call(listBrokerInfos, {});
  const broker = brokers.find((candidate) => candidate.displayCode === displayCode);
  const isInternal = displayCode === internalBroker.displayCode;
  if (!broker && !isInternal) return { kind: 'unknown' };
  if (broker && !broker.enabled) return { kind: 'disabled', broker };
  const brokerCode = broker?.brokerCode ?? internalBroker.brokerCode;
  const configuration = await entranceClient(services, brokerCode).call(getConfiguration, {});
  return { kind: 'open', broker: configuration.broker, configuration };
}
