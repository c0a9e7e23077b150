// Which of many locked packages a project needs, and how. The words are npm's: a package is `dev`, `optional` or `peer` if
// every way from the project to it has such a step.
import type { LockedPackage, LockedPackages, ProjectManifest } from './LockedPackage.ts';

/** How npm marks a package in a lock. */
export type LockMarks = Readonly<Partial<Record<'dev' | 'optional' | 'devOptional' | 'peer', true>>>;

interface Step {
  readonly from: string;
  readonly to: string;
  readonly dev: boolean;
  readonly optional: boolean;
  readonly peer: boolean;
}

const project = '';

/**
 * Selects the packages that a project needs, by their places.
 *
 * @returns undefined if one that it needs is not among the locked ones
 */
export function selectPackages(
  locked: LockedPackages,
  manifest: ProjectManifest,
): ReadonlyMap<string, LockMarks> | undefined {
  const needed = new Set([project]);
  const steps: Step[] = [];
  // A set goes on to what is added while it is read.
  for (const from of needed) {
    for (const { name, ...kind } of listNeeds(from === project ? manifest : locked[from])) {
      const to = findPlace(locked, from, name);
      if (to === undefined && !kind.optional) return undefined;
      if (to === undefined) continue;
      steps.push({ from, to, ...kind });
      // npm installs no optional peers.
      if (!(kind.peer && kind.optional)) needed.add(to);
    }
  }
  const without = (isLeftOut: (step: Step) => boolean) =>
    reach(steps.filter((step) => needed.has(step.to) && !isLeftOut(step)));
  const always = {
    dev: without(({ dev }) => dev),
    optional: without(({ optional }) => optional),
    devOptional: without(({ dev, optional }) => dev || optional),
    peer: without(({ peer }) => peer),
  };
  needed.delete(project);
  return new Map(
    [...needed].map((place) => {
      const dev = !always.dev.has(place);
      const optional = !always.optional.has(place);
      const isEither = !dev && !optional && !always.devOptional.has(place);
      const marks: LockMarks = {
        ...(dev && { dev }),
        ...(optional && { optional }),
        ...(isEither && { devOptional: true }),
        ...(!always.peer.has(place) && { peer: true }),
      };
      return [place, marks];
    }),
  );
}

interface Need {
  readonly name: string;
  readonly dev: boolean;
  readonly optional: boolean;
  readonly peer: boolean;
}

function listNeeds(one: Partial<ProjectManifest> | LockedPackage | undefined): readonly Need[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = one ?? {};
  const devDependencies = one !== undefined && 'devDependencies' in one ? (one.devDependencies ?? {}) : {};
  const toNeeds = (names: readonly string[], kind: Partial<Need>) =>
    names.map((name) => ({ name, dev: false, optional: false, peer: false, ...kind }));
  const peers = Object.keys(peerDependencies);
  const isOptional = (name: string) => peerDependenciesMeta[name]?.optional === true;
  return [
    ...toNeeds(
      Object.keys(dependencies).filter((name) => !Object.hasOwn(optionalDependencies, name)),
      {},
    ),
    ...toNeeds(Object.keys(optionalDependencies), { optional: true }),
    ...toNeeds(Object.keys(devDependencies), { dev: true }),
    ...toNeeds(peers.filter(isOptional), { peer: true, optional: true }),
    ...toNeeds(
      peers.filter((name) => !isOptional(name)),
      { peer: true },
    ),
  ];
}

/** Searches where Node does: in the package itself, then in the folders above. */
function findPlace(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const candidate = place === project ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (Object.hasOwn(locked, candidate)) return candidate;
    if (place === project) return undefined;
  }
}

function reach(steps: readonly Step[]): ReadonlySet<string> {
  const reached = new Set([project]);
  for (const from of reached) for (const step of steps) if (step.from === from) reached.add(step.to);
  return reached;
}
