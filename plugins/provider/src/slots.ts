// The places in this plugin's screens that other plugins can fill. They import this file and nothing else of the plugin; it
// contains names and types only.
import { defineSlot } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';

/**
 * Tabs of a broker, as the provider's staff see it. What they show is that of `broker`, never of the staff's own: each call
 * names the broker.
 */
export const brokerTabs = defineSlot<{ readonly broker: Broker }>('provider.broker-tabs');
