import {
  type ApplicationSummary,
  applicationActions,
  type BulkAction,
  type ListBulk,
  type ListSelection,
  useHost,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { type BulkActionName, bulkActions } from '../../../model/bulkActions.ts';
import { useText } from '../../../useText.ts';
import type { StatusCounts } from '../useStatusCounts.ts';
import { useBulkRefusal } from './useBulkRefusal.ts';
import { useLoadSelected } from './useLoadSelected.ts';

/** An action that somebody wants to take, with every application that it is for. */
export interface BulkWish {
  readonly action: BulkActionName;
  readonly applications: readonly ApplicationSummary[];
  /** Selects nothing any more, once the work has been handed over. */
  readonly clear: () => void;
}

/** What can be done with the selected applications, and what somebody has asked for. */
export function useBulkActions(counts: StatusCounts | undefined): {
  readonly bulk: ListBulk<ApplicationSummary>;
  readonly wish: BulkWish | undefined;
  readonly endWish: () => void;
} {
  const text = useText();
  const { held } = useHost();
  const params = useScreenParams();
  const [wish, setWish] = useState<BulkWish>();
  const refusalOf = useBulkRefusal(counts, params['status']);
  const loadSelected = useLoadSelected(refusalOf);
  const bulk = useMemo(() => {
    function begin(action: BulkActionName, selection: ListSelection<ApplicationSummary>) {
      const { clear } = selection;
      return loadSelected({ action, selection, goOn: (applications) => setWish({ action, applications, clear }) });
    }
    return {
      actions: (selection: ListSelection<ApplicationSummary>): readonly BulkAction[] =>
        bulkActions
          .filter((action) => held.has(applicationActions[action].requires))
          .map((action) => ({
            id: action,
            label: text(`bulk.${action}.label`),
            refusal: refusalOf(action, selection),
            ...(action === 'delete' || action === 'reject' ? { tone: 'danger' } : {}),
            run: () => void begin(action, selection),
          })),
    };
  }, [text, held, refusalOf, loadSelected]);
  return { bulk, wish, endWish: () => setWish(undefined) };
}
