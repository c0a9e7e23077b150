import type { Endpoint } from '@brokerdesk/api';
import { useEffect, useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { PageHeader } from '../PageHeader.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListBody } from './ListBody.tsx';
import type { ListScreenProps } from './ListScreenProps.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useFittingColumns } from './layout/useFittingColumns.ts';
import { useList } from './useList.ts';
import { useListWidth } from './useListWidth.ts';

/**
 * A list that the server pages, sorts and filters, or an array that the browser does. The screen's parameters determine what it shows, so a copied
 * address, reload and back show the same list.
 *
 * @example
 * <ListScreen id="users" title={text('users.title')} itemsLabel={text('users.items')} endpoint={listUsers}
 *   columns={columns} rowId={(user) => user.refID} defaultSort="userID"
 *   empty={{ title: text('users.none'), text: text('users.noneHint') }} />
 *
 * @example
 * // an endpoint that returns an array
 * <ListScreen id="groups" endpoint={listContactGroups} paging="none" … />
 */
export function ListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { title, action, note } = props;
  const list = useList<E>(props);
  const { count } = useFormats();
  const { width, measure } = useListWidth();
  const columns = useFittingColumns<E>(list, width);
  const total = list.data?.total;
  return (
    <section ref={measure} className="bdk-layout-stack bdk-gap-8 bdk-list">
      <PageHeader title={title} count={total === undefined ? undefined : count(total)}>
        <ListToolbar<E> list={list} omitted={columns.omitted} />
        {action}
      </PageHeader>
      {note !== undefined && <div className="bdk-list-note">{note}</div>}
      <FilterBar<E> list={list} width={width} />
      <ListBody<E> list={list} shown={columns} />
      <TotalStatus total={total} isStale={list.isStale} />
    </section>
  );
}

/**
 * Announces the number of rows once it is that of the current query. It is a component, because a status is announced only
 * if its text comes after it, and the second rendering must not be one of the whole list.
 */
function TotalStatus({ total, isStale }: { readonly total: number | undefined; readonly isStale: boolean }) {
  const text = useKitText();
  const { count } = useFormats();
  const [freshTotal, setFreshTotal] = useState<number>();
  useEffect(() => {
    if (!isStale) setFreshTotal(total);
  }, [total, isStale]);
  return (
    <p className="bdk-hidden" role="status">
      {freshTotal !== undefined && text('list.rows', { count: freshTotal, number: count(freshTotal) })}
    </p>
  );
}
