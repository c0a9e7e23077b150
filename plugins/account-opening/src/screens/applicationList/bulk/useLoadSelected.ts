import {
  type ApplicationAction,
  type ApplicationSummary,
  type ListSelection,
  RefusalError,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { useText } from '../../../useText.ts';
import type { BulkRefusal } from './useBulkRefusal.ts';

type Selection = ListSelection<ApplicationSummary>;
type Applications = readonly ApplicationSummary[];

/** Something that is to be done with every selected application. */
export interface SelectedWork {
  readonly action: ApplicationAction;
  readonly selection: Selection;
  /** Goes on with them. */
  readonly goOn: (applications: Applications) => void;
}

/**
 * Gives the means to go on with every selected application. Of "all that match" only numbers were known, and those as
 * they were a moment ago: now that every one is there, the question is asked again whether it can be done with it.
 */
export function useLoadSelected(refusalOf: BulkRefusal): (work: SelectedWork) => Promise<void> {
  const text = useText();
  const { notify } = useHost();
  return useCallback(
    async ({ action, selection, goOn }) => {
      let rows: Applications;
      try {
        rows = await selection.load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof RefusalError ? error.message : text('bulk.notLoaded') });
      }
      const isNone = rows.length === 0;
      const refusal = isNone
        ? text('bulk.noneLeft')
        : refusalOf(action, { ...selection, scope: 'rows', rows, count: rows.length });
      if (refusal === undefined) goOn(rows);
      else notify({ tone: 'warning', text: refusal });
    },
    [text, notify, refusalOf],
  );
}
