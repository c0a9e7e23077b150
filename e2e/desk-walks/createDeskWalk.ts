// A walk over a desk, which depends on its seed alone: two or three screens of one desk, each met by an effect.
import { type FaultEffect, faultEffects, type FaultScenario } from '@brokerdesk/plugin-testing/browser';
import fc from 'fast-check';
import { loadFaultScenarios } from '../faults/loadFaultScenarios.ts';
import { hashText } from '../hashText.ts';

/**
 * What happens to a call, beside the faults of the matrix:
 * - `second click`: the response is slow, and the user clicks again
 * - `reload`: the response is slow, and the user reloads the page
 * - `right withdrawn`, `session ended`: just before the call
 * - `clock`: the server's clock jumps
 * - `offline`: the network is off and comes back
 */
export type WalkEffect =
  | { readonly kind: 'fault'; readonly fault: FaultEffect }
  | { readonly kind: 'second click' | 'reload' | 'right withdrawn' | 'session ended' | 'offline' }
  | { readonly kind: 'clock'; readonly seconds: number };

/** How the user leaves the screen before: closes what is open, loads the page again, or goes back. */
export type Leaving = 'close' | 'reload' | 'back';

/** One screen of a walk. */
export interface DeskStep {
  readonly scenario: FaultScenario;
  readonly leaving: Leaving;
  readonly effect: WalkEffect;
}

/** What one user of a desk does. */
export interface DeskWalk {
  readonly desk: string;
  readonly steps: readonly DeskStep[];
}

/** The desk of the screens in each folder. */
const deskOfFolder: Readonly<Record<string, string>> = {
  'packages/host': 'portal',
  'plugins/harbour-branches': 'portal',
  'plugins/account-opening': 'account opening',
  'plugins/dashboard': 'account opening',
  'plugins/client-information': 'client information',
  'plugins/templates': 'templates',
  'plugins/product-control': 'product control',
  'plugins/notices': 'notices',
  'plugins/user-control': 'user control',
  'plugins/provider': 'provider',
  'plugins/quote-plans': 'quote plans',
};

const files = await loadFaultScenarios();
const desks = Map.groupBy(files, ({ file }) => findDesk(file));

/** Returns the walk of a seed. */
export function createDeskWalk(seed: number): DeskWalk {
  // Neighbouring seeds would begin alike.
  const [walk] = fc.sample(walks, { seed: hashText(`walk ${seed}`), numRuns: 1 });
  if (!walk) throw new Error(`There is no walk ${seed}.`);
  return walk;
}

/** Describes a step for the message of a failure. */
export function describeStep({ scenario, leaving, effect }: DeskStep): string {
  const name = effect.kind === 'fault' ? effect.fault.name : effect.kind;
  const seconds = effect.kind === 'clock' ? ` ${effect.seconds} s` : '';
  return `${leaving}, ${scenario.name} (${scenario.endpoint}) with ${name}${seconds}`;
}

function findDesk(file: string): string {
  const desk = deskOfFolder[file.split('/').slice(0, 2).join('/')];
  if (desk === undefined) throw new Error(`${file} belongs to no desk: add its folder to createDeskWalk.ts.`);
  return desk;
}

const walks: fc.Arbitrary<DeskWalk> = fc.constantFrom(...desks).chain(([desk, screens]) =>
  fc
    .shuffledSubarray(screens, { minLength: Math.min(2, screens.length), maxLength: Math.min(3, screens.length) })
    .chain((chosen) => fc.tuple(...chosen.map(({ scenarios }) => fc.constantFrom(...scenarios).chain(createStep))))
    .map((steps) => ({ desk, steps })),
);

function createStep(scenario: FaultScenario): fc.Arbitrary<DeskStep> {
  const isWrite = !scenario.endpoint.startsWith('GET ');
  const happenings: WalkEffect[] = [
    { kind: 'reload' },
    { kind: 'offline' },
    ...[-600, 90, 1_900, 90_000].map((seconds): WalkEffect => ({ kind: 'clock', seconds })),
    ...(isWrite ? ([{ kind: 'second click' }, { kind: 'second click' }] as const) : []),
    ...(scenario.isSignedIn ? ([{ kind: 'right withdrawn' }, { kind: 'session ended' }] as const) : []),
  ];
  const faults = faultEffects.map((fault): WalkEffect => ({ kind: 'fault', fault }));
  return fc.record({
    scenario: fc.constant(scenario),
    leaving: fc.constantFrom<Leaving>('close', 'close', 'reload', 'back'),
    effect: fc.oneof(fc.constantFrom(...happenings), fc.constantFrom(...faults)),
  });
}
