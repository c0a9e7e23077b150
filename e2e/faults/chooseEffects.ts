import { type FaultEffect, faultEffects, type FaultKind, type FaultScenario } from '@brokerdesk/plugin-testing/browser';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { hashText } from '../hashText.ts';

/**
 * The effects that one call is tested with, chosen by the scenario's {@link numberOf | number} so that each effect meets several
 * calls, and those on which its screen decides something:
 *
 * - in a container of the kit: only those on which the screen decides, see {@link FaultScenario.container}
 * - of a screen: one that breaks or refuses it, for a write a lost response too, and for every sixth one of those that the shell
 *   alone handles (the ends of a session, slow responses, errors about too large requests)
 * - before sign-in, where no shell handles anything: one of each outcome class, and for each one of the shell's
 *
 * A whole run uses them all.
 */
export function chooseEffects(
  scenario: Pick<FaultScenario, 'endpoint' | 'container' | 'isSignedIn' | 'isUpload' | 'distinguishes'>,
  number: number,
  isWhole = isWholeRun,
): readonly FaultEffect[] {
  if (isWhole) return faultEffects;
  const chosen = new Set(scenario.container === undefined ? chooseOwnEffects(scenario, number) : []);
  return faultEffects.filter((effect) => chosen.has(effect) || scenario.distinguishes?.includes(effect.name));
}

/** The effects of a call that its screen handles itself. */
function chooseOwnEffects(
  { endpoint, isSignedIn, isUpload }: Pick<FaultScenario, 'endpoint' | 'isSignedIn' | 'isUpload'>,
  number: number,
): readonly (FaultEffect | undefined)[] {
  const one = (effects: readonly FaultEffect[], position: number) => effects[position % effects.length];
  const unlost = ofKind('broken').filter((effect) => !isLost(effect));
  const kind = ofShell[number % (isSignedIn ? 6 : 3)];
  return [
    ...(isSignedIn ? [one(shown, Math.floor(number / 2))] : [one(unlost, number), one(ofKind('refused'), number)]),
    ...(isWrite(endpoint) ? [one(lost, number)] : []),
    ...(kind ? [one(ofKind(kind), Math.floor(number / 6))] : []),
    ...(isUpload ? [one(ofKind('too-large'), number)] : []),
  ];
}

const isWrite = (endpoint: string) => !endpoint.startsWith('GET ');
const isLost = ({ kind, isExecuted }: FaultEffect) => kind === 'broken' && isExecuted === true;
const ofKind = (kind: FaultKind) => faultEffects.filter((effect) => effect.kind === kind);
const lost = ofKind('broken').filter(isLost);
/** What users see of a call that was not carried out. */
const shown = [...ofKind('broken'), ...ofKind('refused')].filter((effect) => !isLost(effect));
const ofShell = ['too-large', 'slow', 'ended'] as const;

/**
 * Returns a number that depends on the scenario's name alone: a scenario that is added changes the effects of no other one.
 */
export function numberOf({ endpoint, name }: Pick<FaultScenario, 'endpoint' | 'name'>): number {
  return hashText(`${endpoint} ${name}`);
}

/**
 * The effects that one container of the kit is tested with: one of each class, rotating with the container's index, so that
 * each effect meets some containers. Of a read a lost response is like any other that does not arrive. A whole run uses them all.
 */
export function chooseContainerEffects(
  { endpoint }: Pick<FaultScenario, 'endpoint'>,
  index: number,
  isWhole = isWholeRun,
): readonly FaultEffect[] {
  if (isWhole) return faultEffects;
  const kinds = Map.groupBy(faultEffects, (effect) => (isLost(effect) && isWrite(endpoint) ? 'lost' : effect.kind));
  const chosen = [...kinds.values()].map((effects) => effects[index % effects.length]);
  return faultEffects.filter((effect) => chosen.includes(effect));
}

/**
 * The scenarios of one screen that are run: each call that the screen handles itself, or on whose errors it decides something.
 * What users see of the others is decided by a container of the kit, which has separate tests. A whole run has them all.
 */
export function chooseScenarios<Scenario extends Pick<FaultScenario, 'container' | 'distinguishes'>>(
  scenarios: readonly Scenario[],
  isWhole = isWholeRun,
): readonly Scenario[] {
  if (isWhole) return scenarios;
  return scenarios.filter(({ container, distinguishes }) => container === undefined || distinguishes !== undefined);
}
