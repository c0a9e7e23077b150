import type { ContributionTarget } from '../../plugins/ContributionTarget.ts';

/** What React keeps of a rendered component, as far as it is read here. */
interface Fiber {
  readonly return: Fiber | null;
  readonly memoizedProps: unknown;
}

/**
 * Finds the contribution that rendered an element; undefined if the host did. React keeps the component of an element in a
 * field of the element, in development and in production; this is the only way that adds nothing to the page.
 */
export function findRenderer(element: Element): ContributionTarget | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? undefined : (element as unknown as Record<string, Fiber | null>)[key];
  for (; fiber; fiber = fiber.return) {
    const props = fiber.memoizedProps;
    if (typeof props === 'object' && props !== null && 'target' in props && 'runtime' in props)
      return props.target as ContributionTarget;
  }
  return undefined;
}
