// What the compiler rejects in the declaration of a record. Each `@ts-expect-error` fails the build if its line compiles.
import {
  changeFaqCategory,
  createFaqCategory,
  deleteFaqCategory,
  type FaqCategory,
  type getApplication,
  type listFaqCategories,
  type listUsers,
} from '@brokerdesk/api';
import { describe, expectTypeOf, it } from 'vitest';
import type { RowOf } from '../../lists/listTypes.ts';
import type { ListScreenProps } from '../../kit/list-screen/ListScreenProps.ts';
import type { RowAction } from '../../kit/list-screen/selection/RowAction.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { DeleteRecordDialog } from './DeleteRecordDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const category = {} as FaqCategory | undefined;
const noText = { EN: '', SC: '', TC: '' };
const common = {
  name: 'category',
  itemLabel: 'category',
  record: category,
  create: createFaqCategory,
  change: changeFaqCategory,
  onClose: () => {},
};

describe('RecordDialog', () => {
  it('takes the types of record, parameters and body from its calls', () => {
    void (() => (
      <RecordDialog
        {...common}
        params={({ categoryID }) => ({ categoryID })}
        toValues={(one) => ({ name: one?.name ?? noText })}
      >
        {(form) => {
          expectTypeOf(form).toEqualTypeOf<FormHandle<{ name: { EN: string; SC: string; TC: string } }>>();
          return null;
        }}
      </RecordDialog>
    ));
  });

  it('rejects a parameter that the path does not have, and a body of another call', () => {
    const toValues = (one: FaqCategory | undefined) => ({ name: one?.name ?? noText });
    void (() => (
      <>
        {/* @ts-expect-error Property 'categoryID' is missing in type '{ id: string; }' */}
        <RecordDialog {...common} params={({ categoryID }) => ({ id: categoryID })} toValues={toValues}>
          {() => null}
        </RecordDialog>
        {/* @ts-expect-error Property 'name' is missing in type '{ title: … }' */}
        <RecordDialog {...common} toValues={toValues} toBody={({ name }) => ({ title: name })}>
          {() => null}
        </RecordDialog>
        {/* @ts-expect-error Property 'version' is missing: a record without one cannot be changed */}
        <RecordDialog {...common} record={{ name: noText }} toValues={() => ({ name: noText })}>
          {() => null}
        </RecordDialog>
      </>
    ));
  });
});

it('DeleteRecordDialog requires the input of its call', () => {
  const props = { itemLabel: 'category', recordName: 'Fees', record: {} as FaqCategory, onClose: () => {} };
  void (() => (
    <DeleteRecordDialog
      {...props}
      endpoint={deleteFaqCategory}
      // @ts-expect-error Property 'query' is missing, which contains the version
      input={({ categoryID }) => ({ params: { categoryID } })}
    />
  ));
});

describe('ListScreen', () => {
  it('has the rows of a page and of an array', () => {
    expectTypeOf<RowOf<typeof listFaqCategories>>().toEqualTypeOf<FaqCategory>();
    expectTypeOf<RowOf<typeof listUsers>['refID']>().toEqualTypeOf<string>();
    expectTypeOf<RowOf<typeof getApplication>>().toEqualTypeOf<never>();
  });

  it('requires `paging` for an array only, and `defaultSort` for a page only', () => {
    expectTypeOf<ListScreenProps<typeof listFaqCategories>['paging']>().toEqualTypeOf<'none'>();
    expectTypeOf<ListScreenProps<typeof listUsers>['paging']>().toEqualTypeOf<undefined>();
    expectTypeOf<{ defaultSort: 'userID' }>().toExtend<Pick<ListScreenProps<typeof listUsers>, 'defaultSort'>>();
    expectTypeOf<{ defaultSort: 'login' }>().not.toExtend<Pick<ListScreenProps<typeof listUsers>, 'defaultSort'>>();
  });

  it('takes row actions that either run or open a dialog', () => {
    const action = { id: 'edit', label: 'Edit' };
    expectTypeOf<typeof action & { run: () => void }>().toExtend<RowAction>();
    expectTypeOf<typeof action & { dialog: (close: () => void) => null }>().toExtend<RowAction>();
    expectTypeOf<typeof action>().not.toExtend<RowAction>();
    expectTypeOf<typeof action & { run: () => void; requires: 'PM_CI_FAX' }>().not.toExtend<RowAction>();
  });
});
