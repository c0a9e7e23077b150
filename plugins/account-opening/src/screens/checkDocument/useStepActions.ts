import { type BulkAction, type ListBulk, type ListSelection, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { type ApplicationSummary, applicationActions } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { openStatuses } from '../../model/workQueues.ts';
import { useText } from '../../steps/useText.ts';
import { useDescribeBlockers } from '../applicationList/bulk/useDescribeBlockers.ts';
import { useLoadSelected } from '../applicationList/bulk/useLoadSelected.ts';
import type { StatusCounts } from '../../status/useStatusCounts.ts';
import { bulkSteps, type StepRequest } from '../../steps/StepRequest.ts';
import { useStartDownload } from '../../steps/useStartStep.ts';

/** Returns the actions for the selected applications, and the one that the user has requested. */
export function useStepActions(counts: StatusCounts | undefined): {
  readonly bulk: ListBulk<ApplicationSummary>;
  readonly request: StepRequest | undefined;
  readonly clearRequest: () => void;
} {
  const text = useText();
  const { permissions, notify } = useHost();
  const params = useScreenParams();
  const describeBlockers = useDescribeBlockers(counts, params['status'] ?? openStatuses.join(','));
  const loadSelected = useLoadSelected(describeBlockers);
  const startDownload = useStartDownload();
  const [request, setRequest] = useState<StepRequest>();
  const bulk = useMemo(() => {
    type Selection = ListSelection<ApplicationSummary>;

    function begin(step: StepRequest['step'], selection: Selection) {
      return loadSelected({
        action: step,
        selection,
        onLoaded(applications) {
          const problem = step === 'generateForm' ? describeMixedTemplates(applications) : undefined;
          if (problem !== undefined) notify({ tone: 'warning', text: problem });
          else setRequest({ step, applications, onDone: selection.clear });
        },
      });
    }
    /** A template is for applications of one profile. */
    function describeMixedTemplates(applications: readonly ApplicationSummary[]): string | undefined {
      return new Set(applications.map(({ profileID }) => profileID)).size > 1 ? text('step.template.mixed') : undefined;
    }
    return {
      actions(selection: Selection): readonly BulkAction[] {
        const offered = bulkSteps.filter((step) => permissions.has(applicationActions[step].requires));
        const actions: BulkAction[] = offered.map((step) => ({
          id: step,
          label: text(`action.${step}`),
          disabledReason:
            describeBlockers(step, selection) ??
            (step === 'generateForm' ? describeMixedTemplates(selection.rows) : undefined),
          run: () => void begin(step, selection),
        }));
        if (permissions.has(applicationActions.download.requires)) {
          actions.push({
            id: 'download',
            label: text('action.download'),
            disabledReason: describeBlockers('download', selection),
            run: () => void loadSelected({ action: 'download', selection, onLoaded: startDownload }),
          });
        }
        return actions;
      },
    };
  }, [text, permissions, notify, describeBlockers, loadSelected, startDownload]);
  return { bulk, request, clearRequest: () => setRequest(undefined) };
}
