import { type CallResult, useCall } from '@brokerdesk/plugin-sdk';
import type { Endpoint, InputOf } from '@brokerdesk/plugin-sdk/api';

const refreshMs = 60_000;

/**
 * Counts for a card: again each minute while the page is visible, in the background. While another period loads, the
 * figures of the last one stay, marked as placeholders.
 */
export function useStatistic<E extends Endpoint>(endpoint: E, input: InputOf<E>): CallResult<E> {
  return useCall(endpoint, input, { keepPrevious: true, refreshMs });
}

/** Counts for a card in the period before, which hardly changes any more. */
export function usePreviousStatistic<E extends Endpoint>(endpoint: E, input: InputOf<E>): CallResult<E> {
  return useCall(endpoint, input, { staleTimeMs: 10 * refreshMs, passive: true });
}
