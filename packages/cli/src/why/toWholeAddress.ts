import { defaultBase } from '@brokerdesk/host/base';
import type { PortalModel } from './PortalModel.ts';

/** Returns a screen's address with the path of the portal, from its part below `main`. */
export function toWholeAddress({ account, built }: Pick<PortalModel, 'account' | 'built'>, address: string): string {
  return `${built?.base ?? defaultBase}${account.displayCode}/main/${address}`;
}
