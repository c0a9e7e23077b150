import type { IncomingHttpHeaders } from 'node:http';
import { requestHeaders, type WireLanguage } from '@brokerdesk/api';

export type ContractHeaders = ReturnType<typeof readContractHeaders>;

/** Reads the headers of the contract; null for one that is absent or, except `View-As`, empty. */
export function readContractHeaders(headers: IncomingHttpHeaders) {
  return {
    token: readHeader(headers, requestHeaders.token),
    refreshToken: readHeader(headers, requestHeaders.refreshToken),
    twoFactorToken: readHeader(headers, requestHeaders.twoFactorToken),
    headerBrokerCode: readHeader(headers, requestHeaders.brokerCode),
    pluginId: readHeader(headers, requestHeaders.pluginId)?.slice(0, 100) ?? null,
    idempotencyKey: readHeader(headers, requestHeaders.idempotencyKey),
    /** Whether the request is a background poll, which never extends the session. */
    isPassive: readHeader(headers, requestHeaders.activity) === 'passive',
    // A header that lost its value is refused: it must not give the request all functions of its caller.
    viewAs: readPresentHeader(headers, requestHeaders.viewAs),
    language: readLanguage(headers),
  };
}

/** Reads a header by its name on the wire; null if it is absent or empty. */
export function readHeader(headers: IncomingHttpHeaders, name: string): string | null {
  return readPresentHeader(headers, name) || null;
}

function readPresentHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : null;
}

/** The language of messages; English unless the header names another. */
export function readLanguage(headers: IncomingHttpHeaders): WireLanguage {
  const language = readHeader(headers, requestHeaders.language);
  return language === 'zh_HK' || language === 'zh_CN' ? language : 'en_US';
}
