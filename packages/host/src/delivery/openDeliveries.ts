import type { DeliveryReports } from '@brokerdesk/plugin-sdk';
import type { DeliveryConfig } from '../api-client/RuntimeConfig.ts';
import { loadChunk } from '../components/loadChunk.ts';

/** Lets screens read the registry of delivered plugins; its reader is loaded when one does. */
export function openDeliveries(config: DeliveryConfig): DeliveryReports {
  const load = () => loadChunk(() => import('./readDeliveries.ts'));
  return {
    inspect: async (displayCodes, signal) => (await load()).inspectDeliveries(config, displayCodes, signal),
    readHistory: async (displayCode, limit) => (await load()).readDeliveryHistory(config, displayCode, limit),
  };
}
