// The product's own slots.
import type { ApplicationDetail } from '@brokerdesk/api';
import { defineSlot } from './slot.ts';

/** Cards on the first screen after sign-in. */
export const homeCards = defineSlot<Record<never, never>>('home.cards');

/** Tabs beside the answers of an application. */
export const applicationTabs = defineSlot<{ readonly application: ApplicationDetail }>('application.tabs');
