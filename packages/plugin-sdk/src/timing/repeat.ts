/**
 * Runs an action at once and again each time after the milliseconds that it returns, until it returns undefined. Returns
 * the function that stops it, and aborts the signal of a running action: return it from an effect. A call whose data the
 * screen shows is repeated by `refreshMs` of `useCall` instead.
 *
 * @example
 * useEffect(() => repeat(async (signal) => {
 *   const { leaseSec } = await api.call(renewLease, { params }, { signal, passive: true });
 *   return (leaseSec * 1000) / 3;
 * }), [api, params]);
 */
export function repeat(action: (signal: AbortSignal) => Promise<number | undefined>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run() {
    try {
      const nextMs = await action(signal);
      if (nextMs !== undefined && !signal.aborted) timer = setTimeout(() => void run(), nextMs);
    } catch (error) {
      // A stopped action rejects because of its signal; any other error is the action's to handle.
      if (!signal.aborted) throw error;
    }
  }
  void run();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
