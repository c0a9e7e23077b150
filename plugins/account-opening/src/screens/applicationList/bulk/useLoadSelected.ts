import { type ListSelection, ApiError, useHost } from '@brokerdesk/plugin-sdk';
import type { ApplicationAction, ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { useText } from '../../../useText.ts';
import type { DescribeBlockers } from './useDescribeBlockers.ts';

type Selection = ListSelection<ApplicationSummary>;
type Applications = readonly ApplicationSummary[];

/** An action on every selected application. */
export interface SelectedAction {
  readonly action: ApplicationAction;
  readonly selection: Selection;
  /** Continues with the applications. */
  readonly onLoaded: (applications: Applications) => void;
}

/**
 * Returns a function that loads every selected application. For "all that match" only earlier counts were known, so it
 * checks again whether the action is possible for each application.
 */
export function useLoadSelected(describeBlockers: DescribeBlockers): (work: SelectedAction) => Promise<void> {
  const text = useText();
  const { notify } = useHost();
  return useCallback(
    async ({ action, selection, onLoaded }) => {
      let rows: Applications;
      try {
        rows = await selection.load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('bulk.notLoaded') });
      }
      const isNone = rows.length === 0;
      const rejection = isNone
        ? text('bulk.noneLeft')
        : describeBlockers(action, { ...selection, scope: 'rows', rows, count: rows.length });
      if (rejection === undefined) onLoaded(rows);
      else notify({ tone: 'warning', text: rejection });
    },
    [text, notify, describeBlockers],
  );
}
