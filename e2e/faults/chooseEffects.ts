import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { type FaultEffect, faultEffects, type FaultKind } from './faultEffects.ts';
import type { FaultScenario } from './FaultScenario.ts';

/**
 * The effects that one call is tested with: one of each outcome class, rotating with the scenario's index, so that each
 * effect meets many calls, and those on which its screen decides something. The ends of a session, slow responses and
 * errors about too large requests are handled by the shell alone, so every third call meets each. A whole run uses them all.
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
  ];
  if (isWrite) classes.push(ofKind('broken').filter(isLost));
  const chosen = new Set(classes.map((effects) => effects[index % effects.length]));
  const ofShell = (['too-large', 'slow', 'ended'] as const).filter(
    (kind, position) => position === index % 3 || (kind === 'too-large' && scenario.isUpload),
  );
  for (const kind of ofShell) {
    const effects = ofKind(kind);
    chosen.add(effects[Math.floor(index / 3) % effects.length]);
  }
  return faultEffects.filter((effect) => chosen.has(effect) || scenario.distinguishes?.includes(effect.name));
}
