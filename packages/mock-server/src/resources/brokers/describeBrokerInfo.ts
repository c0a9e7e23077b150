import type { BrokerInfo } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { publicPicturePath } from '../../shared-rules/publicFiles.ts';

/** What the public sees of a broker. */
export function describeBrokerInfo({ brokerCode, displayCode, name, enabled, logo, icon }: BrokerRow): BrokerInfo {
  const logoUrl = `${publicPicturePath}${logo}`;
  const iconUrl = `${publicPicturePath}${icon}`;
  return { brokerCode, displayCode, name, enabled, logoUrl, iconUrl };
}
