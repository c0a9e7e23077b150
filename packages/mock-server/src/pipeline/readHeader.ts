import type { IncomingHttpHeaders } from 'node:http';
import { requestHeaders, type WireLanguage } from '@brokerdesk/api';

/** The headers of the contract that a request has; null where one is absent or empty. */
export interface ContractHeaders {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly twoFactorToken: string | null;
  readonly headerBrokerCode: string | null;
  readonly pluginId: string | null;
  readonly idempotencyKey: string | null;
  /** Whether the request is a background poll, which never extends the session. */
  readonly isPassive: boolean;
  readonly language: WireLanguage;
}

export function readContractHeaders(headers: IncomingHttpHeaders): ContractHeaders {
  return {
    token: readHeader(headers, requestHeaders.token),
    refreshToken: readHeader(headers, requestHeaders.refreshToken),
    twoFactorToken: readHeader(headers, requestHeaders.twoFactorToken),
    headerBrokerCode: readHeader(headers, requestHeaders.brokerCode),
    pluginId: readHeader(headers, requestHeaders.pluginId)?.slice(0, 100) ?? null,
    idempotencyKey: readHeader(headers, requestHeaders.idempotencyKey),
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
    language: readLanguage(headers),
  };
}

/** Reads a header by its name on the wire; null if it is absent or empty. */
export function readHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The language of messages; English unless the header names another. */
export function readLanguage(headers: IncomingHttpHeaders): WireLanguage {
  const language = readHeader(headers, requestHeaders.language);
  return language === 'zh_HK' || language === 'zh_CN' ? language : 'en_US';
}
