// The places in this plugin's screens that other plugins can fill. They import this file and nothing else of the plugin; it
// contains names and types only.
import { defineSlot } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';

/** Tabs beside the answers of an application. */
export const applicationTabs = defineSlot<{ readonly application: ApplicationDetail }>('account-opening.tabs');
