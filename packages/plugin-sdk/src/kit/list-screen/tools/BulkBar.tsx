import './BulkBar.css';
import type { Endpoint } from '@brokerdesk/api';
import { useId, useMemo, useState } from 'react';
import { useApi } from '../../../hooks/useApi.ts';
import { useFormats } from '../../../hooks/useFormats.ts';
import type { ListShared } from '../ListShared.ts';
import type { RowOf } from '../ListScreenProps.ts';
import type { BulkAction, ListBulk } from '../selection/BulkAction.ts';
import { dangerLast } from './dangerLast.ts';
import { useToolText } from './listToolsTexts.ts';
import { readSelection } from './readSelection.ts';

/** How much is selected, and what can be done with it. */
export function BulkBar<E extends Endpoint>(
  props: ListShared<E> & { readonly bulk: ListBulk<RowOf<E>>; readonly items: readonly RowOf<E>[] },
) {
  const { list, query, total = 0, picking, items, bulk } = props;
  const text = useToolText();
  const { count } = useFormats();
  const api = useApi();
  const { selection, selectAll, clear } = picking;
  const selected = readSelection({ api, list, query, total, picking, items });
  const actions = useActions(bulk.actions(selected));
  const { isAll } = selection;
  const whole = selected.count === total ? 'bulk.all' : 'bulk.rest';
  const isPageSelected = !isAll && items.length > 0 && selected.count >= items.length && selected.count < total;
  return (
    <div className="bdk-bulk" role="group" aria-label={text('bulk.label')}>
      <div className="bdk-bulk-line">
        <strong role="status">
          {text(isAll ? whole : 'bulk.count', {
            count: selected.count,
            number: count(selected.count),
            total: count(total),
          })}
        </strong>
        {isPageSelected && (
          <button type="button" className="bdk-link-button" onClick={selectAll}>
            {text('bulk.selectAll', { count: total, number: count(total) })}
          </button>
        )}
        <button type="button" className="bdk-link-button" onClick={clear}>
          {text('bulk.clear')}
        </button>
        <div className="bdk-bulk-actions">{actions.buttons}</div>
      </div>
      {actions.refusal}
    </div>
  );
}

/** The buttons; one that can't be used now says why when it is pressed. */
function useActions(offered: readonly BulkAction[]) {
  const reasonId = useId();
  const [asked, setAsked] = useState<string>();
  const ordered = useMemo(() => dangerLast(offered), [offered]);
  const refusal = ordered.find(({ id }) => id === asked)?.refusal;
  return {
    buttons: ordered.map((action) => (
      <button
        key={action.id}
        type="button"
        className={`bp6-button ${intentOf(action)}`}
        // Not `disabled`: it can be reached, and says why not.
        aria-disabled={action.refusal !== undefined}
        aria-describedby={action.id === asked && refusal !== undefined ? reasonId : undefined}
        title={action.refusal}
        onClick={() => {
          setAsked(action.refusal === undefined ? undefined : action.id);
          if (action.refusal === undefined) action.run();
        }}
      >
        {action.label}
      </button>
    )),
    refusal: (
      <p id={reasonId} className="bdk-bulk-refusal" role="status">
        {refusal}
      </p>
    ),
  };
}

function intentOf({ tone }: BulkAction): string {
  if (tone === undefined) return '';
  return tone === 'primary' ? 'bp6-intent-primary' : 'bp6-intent-danger bdk-bulk-danger';
}
