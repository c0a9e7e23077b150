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

/** A decision about an application as it was seen. */
export interface DecisionProps {
  readonly action: DecisionName;
  readonly application: ApplicationDetail;
  /** Called once it is taken. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The means to carry out a decision. */
export interface DecisionHandlers {
  readonly send: (reason: string | null, context: SendContext<ApplicationDetail>) => Promise<void>;
  /** Reports the success and reloads what is shown. */
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
  /** Deletions have no key; one that is gone when its answer was lost is what was asked for. */
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
    // What is gone cannot be asked for.
    if (action !== 'delete') refresh();
    onDone();
  }
  function close() {
    // A user who gives up knows that the screen is outdated, or is about to learn it.
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
