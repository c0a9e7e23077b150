// Invariants that hold whatever tabs and devices did before.
import type { SessionController } from '../../packages/host/src/session/SessionController.ts';
import type { EmulatorConnection } from './EmulatorConnection.ts';
import type { TestTab } from './TestTab.ts';

/** The state to check. */
export interface ScenarioState {
  /** The last tab is on another device. */
  readonly testTabs: readonly TestTab[];
  readonly connection: EmulatorConnection;
  /** Sessions that the server ended in a way that a tab notices only at its next request, and had none since. */
  readonly unnoticedEnds: ReadonlySet<string>;
}

/** Returns the invariants that are violated. */
export async function findInvariantViolations({
  testTabs,
  connection,
  unnoticedEnds,
}: ScenarioState): Promise<readonly string[]> {
  const sameDevice = testTabs.slice(0, 3);
  const awake = testTabs.filter(({ tab }) => tab && !tab.isFrozen);
  const shown = awake.flatMap(({ sessionController }) =>
    sessionController && isShown(sessionController) ? [sessionController] : [],
  );
  const shownOnDevice = shown.filter((controller) =>
    sameDevice.some((testTab) => testTab.sessionController === controller),
  );
  return [
    ...(hasTwice(
      sameDevice.flatMap(({ sessionController }) =>
        sessionController ? sessionsWithEndDialog(sessionController) : [],
      ),
    )
      ? ['two dialogs for one end']
      : []),
    ...(new Set(shownOnDevice.map((controller) => controller.session().sessionId)).size > 1
      ? ['two sessions in one browser']
      : []),
    ...awake.flatMap(findLeftovers),
    ...(await findServerMismatches(shown, { connection, unnoticedEnds })),
  ];
}

function sessionsWithEndDialog(controller: SessionController): readonly string[] {
  const state = controller.state();
  return state.phase === 'ended' && state.showsDialog ? [controller.session().sessionId] : [];
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

function findLeftovers({ tab, sessionController }: TestTab): readonly string[] {
  if (!sessionController) return [];
  const { phase } = sessionController.state();
  if (phase === 'verifying') return ['a tab is in doubt for ever'];
  if (phase !== 'ended' || !tab) return [];
  const { token, refreshToken, queryKey, draftKey } = sessionController.session();
  return [
    ...(tab.storage.keys().length > 0 ? ['something is kept after the end'] : []),
    ...(token + refreshToken + queryKey.key + draftKey === '' ? [] : ['a secret is kept in memory after the end']),
  ];
}

/** A tab shows a live session of the server, unless only the server can know that it has ended. */
async function findServerMismatches(
  shown: readonly SessionController[],
  { connection, unnoticedEnds }: Pick<ScenarioState, 'connection' | 'unnoticedEnds'>,
): Promise<readonly string[]> {
  const violations: string[] = [];
  const live = new Map<string, Set<string>>();
  const people = new Map(shown.map((controller) => [controller.session().token, controller.session().person.userID]));
  for (const [token, userID] of people) {
    const { code, reason, canRefresh } = await connection.call('GET', '/systems/functions', { token, isPassive: true });
    const isLive = code === 'OK' || canRefresh;
    const serverSession = token.split('.')[0] ?? '';
    if (isLive) live.set(userID, (live.get(userID) ?? new Set()).add(serverSession));
    if (!isLive && reason === 'timeout' && !unnoticedEnds.has(serverSession))
      violations.push(`${userID} is shown after the end`);
    if (code === 'E0001' && reason === 'logged-out') violations.push(`${userID} is shown after signing out`);
  }
  for (const [userID, ids] of live) if (ids.size > 1) violations.push(`${userID} has ${ids.size} live sessions`);
  return violations;
}

function isShown(controller: SessionController): boolean {
  const { phase } = controller.state();
  return phase === 'active' || phase === 'warning';
}
