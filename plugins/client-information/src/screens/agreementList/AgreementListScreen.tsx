import { ListScreen, MenuButton, Row, ScreenLink, type ScreenTarget } from '@brokerdesk/plugin-sdk';
import { agreementCategories, type AgreementSummary, listAgreements } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useAgreementActions } from '../../agreements/useAgreementActions.tsx';
import { AgreementOrder } from '../../agreements/lazyParts.tsx';
import { useAgreementColumns } from './useAgreementColumns.tsx';
import { useAgreementFilters } from './useAgreementFilters.ts';
import { useText } from '../useText.ts';

/** The agreements that clients accept: those of every client first, then those of additional services. */
export default function AgreementListScreen() {
  const text = useText();
  const columns = useAgreementColumns();
  const filters = useAgreementFilters();
  const actionsOf = useAgreementActions();
  const [ordering, setOrdering] = useState<AgreementSummary['category']>();
  return (
    <>
      <ListScreen
        id="agreements"
        title={text('menu.agreements')}
        itemsLabel={text('agreementList.what')}
        endpoint={listAgreements}
        columns={columns}
        filters={filters}
        rowId={idOf}
        rowTarget={targetOf}
        rowActions={actionsOf}
        defaultSort="sequence"
        searchLabel={text('agreementList.search')}
        exportName={text('agreementList.exportName')}
        action={
          <Row wrap>
            <MenuButton
              label={text('agreementList.order')}
              items={agreementCategories.map((category) => ({
                id: category,
                label: text(`agreement.category.${category}`),
                run: () => setOrdering(category),
              }))}
            />
            <ScreenLink look="primary" to={{ code: 'PM_CLIENT_INFORMATION', child: 'newAgreement' }}>
              {text('agreementList.create')}
            </ScreenLink>
          </Row>
        }
        empty={{ title: text('agreementList.none'), text: text('agreementList.noneHint') }}
      />
      {ordering && <AgreementOrder key={ordering} category={ordering} onClose={() => setOrdering(undefined)} />}
    </>
  );
}

function idOf({ agreementID }: AgreementSummary): string {
  return agreementID;
}

function targetOf({ agreementID }: AgreementSummary): ScreenTarget {
  return { code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params: { id: agreementID } };
}
