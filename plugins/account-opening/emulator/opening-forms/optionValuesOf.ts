import type { Component } from '../../demo/profiles/Profile.ts';

/** Lists the values of the options of each question that has any, by `questionID`. */
export function optionValuesOf(components: readonly Component[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    components.flatMap(({ questionID, options }) =>
      options ? [[questionID, options.map(({ value }) => value)] as const] : [],
    ),
  );
}
