import { type ScreenParams, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';

interface Pending {
  readonly params: ScreenParams;
  /** The parameters that these replace; unknown until the address has the new ones. */
  readonly replaced?: ScreenParams;
}

/**
 * Returns the parameters of the address, and a function that replaces them. They are encrypted before the address has them.
 * Until then the new ones count, so that a list of options does not jump back while a user goes through it with the arrow
 * keys.
 */
export function useReplaceableParams(): readonly [ScreenParams, (params: ScreenParams) => void] {
  const params = useScreenParams();
  const { navigation, notify } = useHost();
  const [pending, setPending] = useState<Pending>();
  const isPending = pending !== undefined && (pending.replaced === undefined || pending.replaced === params);

  async function replace(next: ScreenParams) {
    const change: Pending = { params: next };
    const settle = (settled?: Pending) => setPending((current) => (current === change ? settled : current));
    setPending(change);
    try {
      await navigation.setParams(next, { replace: true });
      // React may render the new parameters a moment later.
      settle({ ...change, replaced: params });
    } catch (error) {
      settle();
      notify({ tone: 'error', text: (error as Error).message });
    }
  }
  return [isPending ? pending.params : params, (next) => void replace(next)];
}
