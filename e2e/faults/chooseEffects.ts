import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { type FaultEffect, faultEffects, type FaultKind } from './faultEffects.ts';
import type { FaultScenario } from './FaultScenario.ts';

/**
 * The effects that one call is tested with: one of each outcome class, rotating with the scenario's index, so that each
 * effect meets many calls, and those on which its screen decides something. A whole run uses them all.
 */
export function chooseEffects(
  scenario: Pick<FaultScenario, 'endpoint' | 'isUpload' | 'distinguishes'>,
  index: number,
  isWhole = isWholeRun,
): readonly FaultEffect[] {
  if (isWhole) return faultEffects;
  const isWrite = !scenario.endpoint.startsWith('GET ');
  const isLost = ({ kind, isExecuted }: FaultEffect) => kind === 'broken' && isExecuted === true;
  const ofKind = (kind: FaultKind) => faultEffects.filter((effect) => effect.kind === kind);
  const classes = [
    // A read changes nothing, so a lost response is one more way to break.
    ofKind('broken').filter((effect) => !isWrite || !isLost(effect)),
    ofKind('refused'),
    ofKind('slow'),
    ofKind('ended'),
  ];
  if (isWrite) classes.push(ofKind('broken').filter(isLost));
  const chosen = new Set(classes.map((effects) => effects[index % effects.length]));
  // 413 is meant for uploads; every third of the other calls meets it.
  const tooLarge = ofKind('too-large');
  if (scenario.isUpload || index % 3 === 0) chosen.add(tooLarge[Math.floor(index / 3) % tooLarge.length]);
  return faultEffects.filter((effect) => chosen.has(effect) || scenario.distinguishes?.includes(effect.name));
}
