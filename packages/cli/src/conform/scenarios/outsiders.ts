import { requestHeaders } from '@brokerdesk/api';
import type { CaseClient, ContractCase } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import type { ConformClient } from '../ConformClient.ts';
import { getUnderstudy } from '../holders.ts';

/** A caller who may not make a call, and the codes that say so. */
export type Outsider = readonly [who: string, client: CaseClient, codes: readonly string[]];

/** Lists those who may not make the call of a case; `own` may. */
export async function listOutsiders(
  backEnd: BackEnd,
  one: ContractCase,
  own: ConformClient,
): Promise<readonly Outsider[]> {
  const { endpoint, as } = one;
  const outsiders: Outsider[] = [
    ['a caller without a session', backEnd.nobody(own.account), ['E0001']],
    ['a caller whose session has ended', await backEnd.signedOut(), ['E0001']],
  ];
  if (endpoint.access.rule === 'function' && as === 'broker') {
    outsiders.push(['a colleague without functions', await backEnd.client('colleague'), ['E0002']]);
    const understudy = await getUnderstudy(backEnd, endpoint.access.anyOf);
    outsiders.push(['a colleague with all other functions', understudy, ['E0002']]);
    if (endpoint.access.internal !== true) {
      outsiders.push(['the provider’s staff', await backEnd.client('provider'), ['E0002']]);
    }
  }
  if (as === 'provider') {
    outsiders.push(['a broker’s administrator', await backEnd.client('administrator'), ['E0002', 'E0003']]);
  } else {
    const other = await backEnd.client('other');
    const disguised = { ...other.headers, [requestHeaders.brokerCode.toLowerCase()]: own.account.brokerCode };
    const stranger = Object.assign(backEnd.twin(other), { headers: disguised });
    stranger.adopt(other);
    outsiders.push(['another broker’s administrator who names this broker', stranger, ['E0002']]);
  }
  return outsiders;
}
