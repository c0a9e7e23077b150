import type { Endpoint } from '@brokerdesk/api';
import { fetchAllRows, type LoadRowsOptions } from '../../../lists/fetchAllRows.ts';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { ApiClient } from '../../../services/hostServices.ts';
import type { ListContent } from '../ListContent.ts';

/** Returns every row that matches the filters of a list: they are already loaded if it has no pages. */
export async function fetchMatchingRows<E extends Endpoint>(
  api: ApiClient,
  { props, query, data }: Pick<ListContent<E>, 'props' | 'query' | 'data'>,
  options: LoadRowsOptions,
): Promise<readonly RowOf<E>[]> {
  const { endpoint, rowId, paging } = props;
  if (paging === 'none' && data) return data.items;
  return fetchAllRows({ api, endpoint, rowId, query, ...options });
}
