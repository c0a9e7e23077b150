import { requestHeaders, type WireLanguage } from '@brokerdesk/api';
import type { IncomingHttpHeaders } from 'node:http';

const lowerCaseNames = new Map(Object.values(requestHeaders).map((name) => [name, name.toLowerCase()]));

/** Reads a header by its name on the wire; null if it is absent or empty. */
export function readHeader(
  headers: IncomingHttpHeaders,
  name: (typeof requestHeaders)[keyof typeof requestHeaders],
): string | null {
  const value = headers[lowerCaseNames.get(name) ?? name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The language in which the caller reads messages; English unless the header says otherwise. */
export function readLanguage(headers: IncomingHttpHeaders): WireLanguage {
  const language = readHeader(headers, requestHeaders.language);
  return language === 'zh_HK' || language === 'zh_CN' ? language : 'en_US';
}
