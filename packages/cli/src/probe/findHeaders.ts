import { securityHeaders } from '../build/securityHeaders.ts';
import type { LivePortal } from './openPortal.ts';
import type { ProbeResponse } from './send.ts';

/**
 * Returns which headers of a portal a response lacks, or has with other values. The import map has to be allowed where it stands: files
 * can have the policy of another broker's page.
 */
export function findHeaders(what: string, headers: ProbeResponse['headers'], portal: LivePortal): readonly string[] {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(
    what.startsWith('the page') ? [portal.importMapHash] : [],
    portal.base,
  );
  const wrong = Object.entries(others).filter(([name, value]) => headers[name.toLowerCase()] !== value);
  const sent = headers['content-security-policy'];
  return [
    ...wrong.map(([name]) => `${what} has ${name}: ${headers[name.toLowerCase()] ?? 'nothing'}.`),
    ...(sent === undefined ? [`${what} has no Content-Security-Policy.`] : findPolicy(what, sent, policy)),
  ];
}

/** Each policy has to be there; one that is served during a release allows further import maps. */
function findPolicy(what: string, sent: string, wanted: string): readonly string[] {
  const directivesOf = (text: string) => text.split(/[;,]/).map((one) => one.trim().split(/\s+/));
  const has = directivesOf(sent);
  const lacking = directivesOf(wanted).filter(([name, ...values]) => {
    return !has.some(([other, ...theirs]) => {
      const isMap = (value: string) => value.startsWith("'sha256-");
      const further = theirs.filter((value) => !values.includes(value) && !isMap(value));
      return other === name && values.every((value) => theirs.includes(value)) && further.length === 0;
    });
  });
  return lacking.map((directive) => `${what} has no policy with "${directive.join(' ')}".`);
}
