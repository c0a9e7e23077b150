import { type BulkAction, type ListBulk, type ListSelection, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { type ApplicationSummary, applicationActions } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { type BulkActionName, bulkActions } from '../../../model/bulkActions.ts';
import { useText } from '../../../useText.ts';
import type { StatusCounts } from '../../../status/useStatusCounts.ts';
import { useDescribeBlockers } from './useDescribeBlockers.ts';
import { useLoadSelected } from './useLoadSelected.ts';

/** An action that the user has requested, with all its applications. */
export interface BulkRequest {
  readonly action: BulkActionName;
  readonly applications: readonly ApplicationSummary[];
  /** Clears the selection once the tray has started the work. */
  readonly clear: () => void;
}

/** Returns the actions for the selected applications, and the one that the user has requested. */
export function useBulkActions(counts: StatusCounts | undefined): {
  readonly bulk: ListBulk<ApplicationSummary>;
  readonly request: BulkRequest | undefined;
  readonly clearRequest: () => void;
} {
  const text = useText();
  const { permissions } = useHost();
  const params = useScreenParams();
  const [request, setRequest] = useState<BulkRequest>();
  const describeBlockers = useDescribeBlockers(counts, params['status']);
  const loadSelected = useLoadSelected(describeBlockers);
  const bulk = useMemo(() => {
    function begin(action: BulkActionName, selection: ListSelection<ApplicationSummary>) {
      const { clear } = selection;
      return loadSelected({
        action,
        selection,
        onLoaded: (applications) => setRequest({ action, applications, clear }),
      });
    }
    return {
      actions: (selection: ListSelection<ApplicationSummary>): readonly BulkAction[] =>
        bulkActions
          .filter((action) => permissions.has(applicationActions[action].requires))
          .map((action) => ({
            id: action,
            label: text(`action.${action}`),
            disabledReason: describeBlockers(action, selection),
            ...(action === 'delete' || action === 'reject' ? { tone: 'danger' } : {}),
            run: () => void begin(action, selection),
          })),
    };
  }, [text, permissions, describeBlockers, loadSelected]);
  return { bulk, request, clearRequest: () => setRequest(undefined) };
}
