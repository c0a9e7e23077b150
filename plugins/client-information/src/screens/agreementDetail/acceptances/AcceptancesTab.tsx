import { ListScreen, type FilterParamOf, type ListFilter } from '@brokerdesk/plugin-sdk';
import {
  type AgreementAcceptance,
  type AgreementDetail,
  listAgreementAcceptances,
  acceptanceSources,
} from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { useAcceptanceColumns } from './useAcceptanceColumns.tsx';
import { useMemo } from 'react';

/** Who accepted which version of an agreement: in applications, and with accounts. */
export function AcceptancesTab({ agreement: { agreementID } }: { readonly agreement: AgreementDetail }) {
  const text = useText();
  const columns = useAcceptanceColumns();
  const filters = useAcceptanceFilters();
  return (
    <ListScreen
      id="agreement-acceptances"
      title={text('acceptance.title')}
      itemsLabel={text('acceptance.what')}
      endpoint={listAgreementAcceptances}
      fixedFilters={{ agreementID }}
      columns={columns}
      filters={filters}
      queues={(data) => ({
        param: 'textVersion',
        items: (data?.versions ?? []).map(({ textVersion, count }) => ({
          value: String(textVersion),
          label: text('agreementDetail.version', { version: textVersion }),
          count,
        })),
        total: data?.versions.reduce((sum, { count }) => sum + count, 0),
        allLabel: text('acceptance.all'),
      })}
      rowId={idOf}
      defaultSort="-acceptTime"
      searchLabel={text('acceptance.search')}
      exportName={text('acceptance.exportName')}
      empty={{ title: text('acceptance.none'), text: text('acceptance.noneHint') }}
    />
  );
}

function idOf({ acceptanceID }: AgreementAcceptance): string {
  return acceptanceID;
}

/** Returns the filters of acceptances; versions are above the list, with their counts. */
function useAcceptanceFilters(): readonly ListFilter<FilterParamOf<typeof listAgreementAcceptances>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'source',
        label: text('acceptance.source'),
        options: acceptanceSources.map((value) => ({
          value,
          label: text(`acceptance.from.${value}`),
        })),
      },
      { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: text('acceptance.time') },
    ],
    [text],
  );
}
