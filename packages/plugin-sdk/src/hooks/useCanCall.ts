import type { Endpoint } from '@brokerdesk/api';
import { useCallback } from 'react';
import { useHost } from './useHost.ts';

/** The broker code of the provider's own staff (decisions, section 1). */
const internalBrokerCode = '2GO';

/**
 * Returns a function that tells whether the user may make a call, by the access rule of the contract; the server checks
 * every call anyway.
 *
 * @example
 * const canCall = useCanCall();
 * {canCall(createFaq) && <Button>{text('create')}</Button>}
 */
export function useCanCall(): (endpoint: Endpoint) => boolean {
  const { permissions, currentUser } = useHost();
  const isInternal = currentUser.brokerCode === internalBrokerCode;
  return useCallback(
    ({ access }: Endpoint) => {
      if (access.rule !== 'function') return access.rule !== 'internal' || isInternal;
      return (access.internal === true && isInternal) || access.anyOf.some((code) => permissions.has(code));
    },
    [permissions, isInternal],
  );
}
