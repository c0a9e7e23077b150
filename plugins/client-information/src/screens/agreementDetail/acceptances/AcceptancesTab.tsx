import { ListScreen } from '@brokerdesk/plugin-sdk';
import { type AgreementAcceptance, type AgreementDetail, listAgreementAcceptances } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { useAcceptanceColumns } from './useAcceptanceColumns.tsx';
import { useAcceptanceFilters } from './useAcceptanceFilters.ts';

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
