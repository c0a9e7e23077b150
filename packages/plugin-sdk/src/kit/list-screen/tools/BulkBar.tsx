import type { Endpoint } from '@brokerdesk/api';
import { useId, useMemo, useState } from 'react';
import { useApi } from '../../../hooks/useApi.ts';
import { useFormats } from '../../../hooks/useFormats.ts';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { ListContent } from '../ListContent.ts';
import type { BulkAction, ListBulk } from '../selection/BulkAction.ts';
import { usePermittedActions } from '../selection/usePermittedActions.ts';
import { sortDangerLast } from './RowMenu.tsx';
import { useToolText } from './listToolsTexts.ts';
import { readSelection } from './readSelection.ts';
import { Button, type ButtonProps } from '../../Button.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';
import { LinkButton } from '../../LinkButton.tsx';

const noData = { items: [], total: 0 };

/** Shows how many rows are selected, and the actions for them. */
export function BulkBar<E extends Endpoint>({
  list,
  bulk,
}: {
  readonly list: ListContent<E>;
  readonly bulk: ListBulk<RowOf<E>>;
}) {
  const { items, total } = list.data ?? noData;
  const text = useToolText();
  const { count } = useFormats();
  const api = useApi();
  const { selection, selectAll, clear } = list.selectionControl;
  const selected = readSelection(api, list);
  const actions = useBulkButtons(usePermittedActions()(bulk.actions(selected), 'bulk action'));
  const { isAll } = selection;
  const whole = selected.count === total ? 'bulk.all' : 'bulk.rest';
  const isPageSelected = !isAll && items.length > 0 && selected.count >= items.length && selected.count < total;
  return (
    <div className="bdk-card bdk-bulk" role="group" aria-label={text('bulk.label')}>
      <Row wrap className="bdk-bulk-line">
        <strong role="status">
          {text(isAll ? whole : 'bulk.count', {
            count: selected.count,
            number: count(selected.count),
            total: count(total),
          })}
        </strong>
        {isPageSelected && (
          <LinkButton onClick={selectAll}>{text('bulk.selectAll', { count: total, number: count(total) })}</LinkButton>
        )}
        <LinkButton onClick={clear}>{text('bulk.clear')}</LinkButton>
        <Row wrap className="bdk-end">
          {actions.buttons}
        </Row>
      </Row>
      {actions.disabledReason}
    </div>
  );
}

/** The buttons. A disabled button shows the reason when it is pressed. */
function useBulkButtons(actions: readonly BulkAction[]) {
  const reasonId = useId();
  const [explainedId, setExplainedId] = useState<string>();
  const sorted = useMemo(() => sortDangerLast(actions), [actions]);
  const reason = sorted.find(({ id }) => id === explainedId)?.disabledReason;
  return {
    buttons: sorted.map((action) => (
      <Button
        key={action.id}
        {...lookOf(action)}
        // Not `disabled`: the user can focus it and read the reason.
        aria-disabled={action.disabledReason !== undefined}
        aria-describedby={action.id === explainedId && reason !== undefined ? reasonId : undefined}
        title={action.disabledReason}
        onClick={() => {
          setExplainedId(action.disabledReason === undefined ? undefined : action.id);
          if (action.disabledReason === undefined) action.run();
        }}
      >
        {action.label}
      </Button>
    )),
    disabledReason: (
      <Text as="p" id={reasonId} tone="waiting" className="bdk-bulk-disabled-reason" role="status">
        {reason}
      </Text>
    ),
  };
}

/** As in the bar of a single record, an action that ends something never stands out more than the next step. */
function lookOf({ tone }: BulkAction): Pick<ButtonProps, 'intent' | 'variant'> {
  return { intent: tone ?? 'none', variant: tone === 'danger' ? 'minimal' : 'solid' };
}
