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
import { workStatuses } from '../../model/workQueues.ts';
import { useText } from './useText.ts';
import { useBulkRefusal } from '../applicationList/bulk/useBulkRefusal.ts';
import { useLoadSelected } from '../applicationList/bulk/useLoadSelected.ts';
import type { StatusCounts } from '../applicationList/useStatusCounts.ts';
import { bulkSteps, type StepWish } from './StepWish.ts';
import { useStartDownload } from './useStartStep.ts';

/** What can be done with the selected applications, and what somebody has asked for. */
export function useStepActions(counts: StatusCounts | undefined): {
  readonly bulk: ListBulk<ApplicationSummary>;
  readonly wish: StepWish | undefined;
  readonly endWish: () => void;
} {
  const text = useText();
  const { held, notify } = useHost();
  const params = useScreenParams();
  const refusalOf = useBulkRefusal(counts, params['status'] ?? workStatuses);
  const loadSelected = useLoadSelected(refusalOf);
  const startDownload = useStartDownload();
  const [wish, setWish] = useState<StepWish>();
  const bulk = useMemo(() => {
    type Selection = ListSelection<ApplicationSummary>;

    function begin(step: StepWish['step'], selection: Selection) {
      return loadSelected({
        action: step,
        selection,
        goOn(applications) {
          const refusal = step === 'generateForm' ? refuseMixture(applications) : undefined;
          if (refusal !== undefined) notify({ tone: 'warning', text: refusal });
          else setWish({ step, applications, onDone: selection.clear });
        },
      });
    }
    /** A template is for applications of one profile. */
    function refuseMixture(applications: readonly ApplicationSummary[]): string | undefined {
      return new Set(applications.map(({ profileID }) => profileID)).size > 1 ? text('step.template.mixed') : undefined;
    }
    return {
      actions(selection: Selection): readonly BulkAction[] {
        const offered = bulkSteps.filter((step) => held.has(applicationActions[step].requires));
        const actions: BulkAction[] = offered.map((step) => ({
          id: step,
          label: text(`step.${step}.label`),
          refusal: refusalOf(step, selection) ?? (step === 'generateForm' ? refuseMixture(selection.rows) : undefined),
          run: () => void begin(step, selection),
        }));
        if (held.has(applicationActions.download.requires)) {
          actions.push({
            id: 'download',
            label: text('step.download.label'),
            refusal: refusalOf('download', selection),
            run: () => void loadSelected({ action: 'download', selection, goOn: startDownload }),
          });
        }
        return actions;
      },
    };
  }, [text, held, notify, refusalOf, loadSelected, startDownload]);
  return { bulk, wish, endWish: () => setWish(undefined) };
}
