// The effects that are not faults of the matrix: each lets a call meet something that happens in the middle.
import { splitEndpoint, type TestContext } from '@brokerdesk/plugin-testing/browser';
import type { DeskStep } from './createDeskWalk.ts';
import { reloadPage } from './leaveScreen.ts';

declare global {
  interface Window {
    /** What the user has clicked last. */
    lastClicked?: HTMLElement;
    /** Toasts of errors, which leave after a while. */
    errorToasts?: number;
  }
}

const slowMs = 500;
const reloadedMs = 1_500;

/** Lets the effect begin. Returns how it ends. */
export async function beginEffect(context: TestContext, { scenario, effect }: DeskStep): Promise<() => Promise<void>> {
  const { page, emulator } = context;
  const match = splitEndpoint(scenario.endpoint);
  switch (effect.kind) {
    case 'fault':
      await limitWaiting(context, effect.fault.effect.kind === 'hang');
      await emulator.addFault({ match, effect: effect.fault.effect });
      return () => emulator.clearFaults();
    case 'second click':
    case 'reload': {
      const ms = effect.kind === 'reload' ? reloadedMs : slowMs;
      await emulator.addFault({ match, effect: { kind: 'latency', ms } });
      return () => emulator.clearFaults();
    }
    case 'right withdrawn':
      return withdrawRights(context);
    case 'session ended':
      await emulator.expireSessions('all');
      return async () => {};
    case 'clock':
      await emulator.changeClock({ advanceSec: effect.seconds });
      return async () => void (await emulator.changeClock({ advanceSec: -effect.seconds }));
    case 'offline':
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
  }
}

/** What the user does while the call is in flight. */
export async function actInFlight({ page }: TestContext, { effect }: DeskStep): Promise<void> {
  // A button that is disabled by now ignores it, as it ignores users.
  if (effect.kind === 'second click') await page.evaluate(() => window.lastClicked?.click());
  if (effect.kind === 'reload') await reloadPage(page);
}

/** Runs in the page. */
export function rememberEvents(): void {
  addEventListener(
    'click',
    ({ target }) => {
      window.lastClicked = (target as Element).closest<HTMLElement>('button, a') ?? (target as HTMLElement);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isError = (node: Node) => node instanceof Element && node.matches('.bd-toast[data-tone="error"]');
    window.errorToasts = (window.errorToasts ?? 0) + added.filter(isError).length;
  }).observe(document, { subtree: true, childList: true });
}

/** The user does not wait a quarter of a minute for a call that never gets a response. */
async function limitWaiting({ page }: TestContext, isHang: boolean): Promise<void> {
  await page.evaluate((hangs) => {
    if (hangs) localStorage.setItem('longestCallMs', '1000');
    else localStorage.removeItem('longestCallMs');
  }, isHang);
}

/** Takes all functions from the sessions that are open. */
async function withdrawRights({ emulator }: TestContext): Promise<() => Promise<void>> {
  const ids = await emulator.listRowIDs('sessions');
  const rows = await Promise.all(ids.map((id) => emulator.readRow<object>('sessions', id)));
  for (const [index, id] of ids.entries()) await emulator.putRow('sessions', id, { ...rows[index], functionCodes: [] });
  return async () => {
    for (const [index, id] of ids.entries()) {
      const row = await emulator.readRow<object>('sessions', id);
      const { functionCodes } = rows[index] as { readonly functionCodes: readonly string[] };
      await emulator.putRow('sessions', id, { ...row, functionCodes });
    }
  };
}
