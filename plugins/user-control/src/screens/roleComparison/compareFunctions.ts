import type { RoleFunction } from '../../roles/RoleFunction.ts';

/** A function, and which of the compared roles grant it. */
export interface ComparedFunction {
  readonly function: RoleFunction;
  /** How many functions are above it. */
  readonly level: number;
  /** In the order of the roles. */
  readonly granted: readonly boolean[];
  readonly isDifferent: boolean;
}

/** Lists the functions of a tree, each before its children, with which of the roles grant it. */
export function compareFunctions(
  functions: readonly RoleFunction[],
  roles: readonly ReadonlySet<string>[],
  level = 0,
): readonly ComparedFunction[] {
  return functions.flatMap((one) => {
    const granted = roles.map((codes) => codes.has(one.functionCode));
    const isDifferent = new Set(granted).size > 1;
    return [{ function: one, level, granted, isDifferent }, ...compareFunctions(one.children, roles, level + 1)];
  });
}

/** Leaves the functions that differ, below the functions that lead to them. */
export function keepDifferences(compared: readonly ComparedFunction[]): readonly ComparedFunction[] {
  const kept: ComparedFunction[] = [];
  // From the end: a function comes before what is below it.
  let shownLevel = 0;
  for (const one of compared.toReversed()) {
    const leadsToKept = one.level < shownLevel;
    if (leadsToKept || one.isDifferent) {
      kept.push(one);
      shownLevel = one.level;
    }
  }
  return kept.toReversed();
}
