/**
 * Returns the label of a code in a response, or the code itself if `known` does not have it: a back end may be newer than
 * the portal, and its words must not break a screen.
 *
 * @example
 * labelOf(en.region, application.region, (region) => text(`region.${region}`))
 */
export function labelOf<Code extends string>(
  known: Readonly<Record<Code, unknown>>,
  code: string,
  label: (code: Code) => string,
): string {
  return Object.hasOwn(known, code) ? label(code as Code) : code;
}
