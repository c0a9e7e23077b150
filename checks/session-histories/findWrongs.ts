// What must never be, whatever tabs and devices did before.
import type { SessionKeeper } from '../../packages/host/src/session/SessionKeeper.ts';
import type { EmulatorLine } from './EmulatorLine.ts';
import type { Seat } from './Seat.ts';

/** What is to be judged. */
export interface Judged {
  /** The last one is on another device. */
  readonly seats: readonly Seat[];
  readonly line: EmulatorLine;
  /** The server ended sessions in a way that a tab learns at its next call only. */
  readonly isServerAhead: boolean;
}

/** Says what is wrong now. */
export async function findWrongs({ seats, line, isServerAhead }: Judged): Promise<readonly string[]> {
  const desk = seats.slice(0, 3);
  const awake = seats.filter(({ tab }) => tab && !tab.isFrozen);
  const shown = awake.flatMap(({ keeper }) => (keeper && isShown(keeper) ? [keeper] : []));
  const atDesk = shown.filter((keeper) => desk.some((seat) => seat.keeper === keeper));
  return [
    ...(hasTwice(desk.flatMap(({ keeper }) => (keeper ? spokenEnds(keeper) : []))) ? ['two dialogs for one end'] : []),
    ...(new Set(atDesk.map((keeper) => keeper.session().sessionId)).size > 1 ? ['two sessions in one browser'] : []),
    ...awake.flatMap(findLeftovers),
    ...(await askServer(shown, { line, isServerAhead })),
  ];
}

function spokenEnds(keeper: SessionKeeper): readonly string[] {
  const state = keeper.state();
  return state.phase === 'ended' && state.speaks ? [keeper.session().sessionId] : [];
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

function findLeftovers({ tab, keeper }: Seat): readonly string[] {
  const phase = keeper?.state().phase;
  if (phase === 'judging') return ['a tab is in doubt for ever'];
  return phase === 'ended' && tab && tab.storage.length > 0 ? ['something is kept after the end'] : [];
}

/** What tabs show has to be a session of the server's, unless only the server can know that it is none. */
async function askServer(
  shown: readonly SessionKeeper[],
  { line, isServerAhead }: Pick<Judged, 'line' | 'isServerAhead'>,
): Promise<readonly string[]> {
  const wrongs: string[] = [];
  const live = new Map<string, Set<string>>();
  const people = new Map(shown.map((keeper) => [keeper.session().token, keeper.session().person.userID]));
  for (const [token, userID] of people) {
    const { code, reason } = await line.call('GET', '/systems/functions', { token, isPassive: true });
    if (code === 'OK') live.set(userID, (live.get(userID) ?? new Set()).add(token.split('.')[0] ?? ''));
    if (code === 'E0001' && reason === 'timeout' && !isServerAhead) wrongs.push(`${userID} is shown after the end`);
    if (code === 'E0001' && reason === 'logged-out') wrongs.push(`${userID} is shown after signing out`);
  }
  for (const [userID, ids] of live) if (ids.size > 1) wrongs.push(`${userID} has ${ids.size} live sessions`);
  return wrongs;
}

function isShown(keeper: SessionKeeper): boolean {
  const { phase } = keeper.state();
  return phase === 'active' || phase === 'warning';
}
