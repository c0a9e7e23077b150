import {
  type ApplicationDetail,
  changeApplicationStatuses,
  deleteApplication,
  ApiError,
  useApi,
  useHost,
  useRefresh,
} from '@brokerdesk/plugin-sdk';
import type { RecordChange, SendContext } from '@brokerdesk/plugin-sdk/forms';
import { useRef } from 'react';
import { applicantName } from '../../../model/applicantName.ts';
import { withLatestOwnVersion } from '../../../model/withLatestOwnVersion.ts';
import type { DecisionName } from '../../../model/decisions.ts';
import { useText } from '../useText.ts';
import { describeChanges } from './describeChanges.ts';

/** A decision about an application in the state that the user saw. */
export interface DecisionProps {
  readonly action: DecisionName;
  readonly application: ApplicationDetail;
  /** Called after the decision. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dependencies for sending a decision. */
export interface DecisionHandlers {
  readonly send: (reason: string | null, context: SendContext<ApplicationDetail>) => Promise<void>;
  /** Reports the success and reloads the shown data. */
  readonly done: () => void;
  readonly close: () => void;
  readonly describeChanges: (before: ApplicationDetail, now: ApplicationDetail) => readonly RecordChange[];
}

/** Returns functions that carry out decisions. */
export function useDecisionHandlers({ action, application, onDone, onClose }: DecisionProps): DecisionHandlers {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const refresh = useRefresh();
  const isDone = useRef(false);

  async function send(reason: string | null, { record, idempotencyKey }: SendContext<ApplicationDetail>) {
    const { applyID, version: seen } = record;
    await withLatestOwnVersion(
      { api, key: applyID, version: seen },
      {
        send: (version) => (action === 'delete' ? deleteOnce(applyID, version) : changeStatus(version)),
        versionOf: (now) => now,
      },
    );
    async function changeStatus(version: number) {
      const body = { action: action as Exclude<DecisionName, 'delete'>, applications: [{ applyID, version }], reason };
      const { results } = await api.call(changeApplicationStatuses, { body }, { idempotencyKey });
      return results[0]?.application?.version;
    }
  }
  /** Deletions have no key; if the application is missing after a lost response, the deletion succeeded. */
  async function deleteOnce(id: string, version: number) {
    try {
      await api.call(deleteApplication, { params: { id }, query: { version } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'E0003') throw error;
    }
    return undefined;
  }
  function done() {
    isDone.current = true;
    const name = `${application.applyID} ${applicantName(application)}`;
    notify({ tone: 'success', text: text('decision.done', { what: text(`action.${action}`), name }) });
    // A deleted record cannot be loaded.
    if (action !== 'delete') refresh();
    onDone();
  }
  function close() {
    // A user who cancels knows that the screen is outdated, or is about to see it.
    if (!isDone.current) refresh();
    onClose();
  }
  return {
    send,
    done,
    close,
    describeChanges: (before, now) => describeChanges(before, now, { text, language }),
  };
}
