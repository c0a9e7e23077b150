import type { countStayPages, MockInput } from '@brokerdesk/api';
import type { ShapesOf } from '../../pipeline/shapes.ts';

/** From where and by which template. */
export type SourceFilters = Partial<Pick<MockInput<ShapesOf<typeof countStayPages>>['query'], 'region' | 'profileID'>>;

/** Whether a group of applications is asked for. */
export function isWanted(
  facts: { readonly region: string; readonly profileID: string },
  { region, profileID }: SourceFilters,
): boolean {
  return (
    (region === undefined || facts.region === region) && (profileID === undefined || facts.profileID === profileID)
  );
}
