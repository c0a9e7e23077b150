// The types that the compiler derives from a call's declaration.
import { describe, expectTypeOf, it } from 'vitest';
import type { ApplicationDetail, getApplication } from './applicationDetail.ts';
import type { ApplicationSummary, listApplications, listNextActions } from './applications.ts';
import type { login, logout } from './auths.ts';
import { type Access, anyOf, type DataOf, type InputOf } from './endpoint.ts';
import type { ListPage } from './lists.ts';
import type { RefusalData, RuleOf } from './refusals.ts';
import type { deleteRole } from './roles.ts';
import type { saveFunction } from './systemFunctions.ts';

describe('the types of a call', () => {
  it('contain the data of the response', () => {
    expectTypeOf<DataOf<typeof getApplication>>().toEqualTypeOf<ApplicationDetail>();
    expectTypeOf<DataOf<typeof listApplications>>().toExtend<ListPage<ApplicationSummary>>();
    expectTypeOf<DataOf<typeof logout>>().toEqualTypeOf<null>();
  });

  it('require exactly the parts that the call has', () => {
    expectTypeOf<InputOf<typeof getApplication>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<InputOf<typeof listNextActions>>().toHaveProperty('query');
    expectTypeOf<Record<never, never>>().toExtend<InputOf<typeof logout>>();
    expectTypeOf<Record<never, never>>().toExtend<InputOf<typeof listApplications>>();
    expectTypeOf<Record<never, never>>().not.toExtend<InputOf<typeof login>>();
    expectTypeOf<{ body: { userID: string } }>().not.toExtend<InputOf<typeof login>>();
    expectTypeOf<{ query: { status: 'NEW' } }>().not.toExtend<InputOf<typeof listNextActions>>();
  });

  it('reject a function code that does not exist', () => {
    // @ts-expect-error 'RAO_CLIENT_MANAGEMENT' is not how the wire spells it.
    anyOf('RAO_CLIENT_MANAGEMENT');
  });

  it('accept the codes of a plugin’s own functions', () => {
    expectTypeOf(anyOf('X_VISITS', 'RAO_CLIENT_MANAMEMENT')).toExtend<Access>();
  });

  it('name its refusals, of which everything but the rule may be missing', () => {
    expectTypeOf<RefusalData<typeof deleteRole, 'E0012'>>().toEqualTypeOf<Partial<{ memberCount: number }>>();
    expectTypeOf<RuleOf<typeof saveFunction>>().toEqualTypeOf<'code-fixed' | 'parent-not-taken'>();
    expectTypeOf<RuleOf<typeof logout>>().toEqualTypeOf<never>();
    type Parent = Extract<RefusalData<typeof saveFunction, 'E0016'>, { readonly rule: 'parent-not-taken' }>;
    expectTypeOf<Parent['brokerCodes']>().toEqualTypeOf<string[] | undefined>();
  });
});
