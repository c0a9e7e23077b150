// What the compiler rejects: each `@ts-expect-error` fails the build if its line compiles.
import type { listApplications, listFaq } from '@brokerdesk/api';
import { expectTypeOf, it } from 'vitest';
import type { ChoicesFilter, ListFilter } from './ListFilter.ts';
import type { ChoicesParamOf, FilterParamOf } from '../../lists/listTypes.ts';
import type { ListScreenProps } from './ListScreenProps.ts';

type Filters<E extends typeof listFaq | typeof listApplications> = NonNullable<ListScreenProps<E>['filters']>;
const options = [{ value: 'true', label: 'Published' }];
const rest = { label: 'Published', options };

it('accepts several values only for a parameter that takes a list', () => {
  const sound: Filters<typeof listFaq> = [{ kind: 'select', param: 'published', ...rest }];
  const status: Filters<typeof listApplications> = [{ kind: 'choices', param: 'status', ...rest }];
  const own: readonly ListFilter<FilterParamOf<typeof listFaq>>[] = [{ kind: 'select', param: 'published', ...rest }];
  expectTypeOf(own).toExtend<Filters<typeof listFaq>>();
  expectTypeOf<readonly ChoicesFilter<'status'>[]>().toExtend<Filters<typeof listApplications>>();

  // @ts-expect-error the parameter takes 'true' or 'false', not both
  const both: Filters<typeof listFaq> = [{ kind: 'choices', param: 'published', ...rest }];
  // @ts-expect-error the same in a separate hook
  const hook: readonly ListFilter<FilterParamOf<typeof listFaq>>[] = [{ kind: 'choices', param: 'published', ...rest }];
  // @ts-expect-error a number of days is one value
  const days: ChoicesParamOf<typeof listApplications> = 'deletedWithinDays';
  // @ts-expect-error a region is one of the regions
  const region: ChoicesParamOf<typeof listApplications> = 'region';
  return [sound, status, both, hook, days, region];
});
