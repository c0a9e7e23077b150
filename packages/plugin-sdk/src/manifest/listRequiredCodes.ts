import type { ManifestChild } from './manifest.ts';

/**
 * Lists the codes that a child requires in addition to its page's, of which one is enough; undefined if it requires none.
 */
export function listRequiredCodes({ requires }: Pick<ManifestChild, 'requires'>): readonly string[] | undefined {
  return typeof requires === 'string' ? [requires] : requires;
}
