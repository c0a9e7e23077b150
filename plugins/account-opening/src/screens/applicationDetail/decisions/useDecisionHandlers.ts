import { type ApiClient, ApiError, useApi, useHost, useRefresh, textIn } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  changeApplicationStatuses,
  deleteApplication,
  type Language,
} from '@brokerdesk/plugin-sdk/api';
import type { RecordChange, SendContext } from '@brokerdesk/plugin-sdk/forms';
import { useRef } from 'react';
import { applicantName } from '../../../model/applicantName.ts';
import { withLatestOwnVersion } from '../../../model/withLatestOwnVersion.ts';
import { allowsAction, type DecisionName } from '../../../model/decisions.ts';
import { useText } from '../../useText.ts';
import { diffFields, type LabelledField, labelledFields } from '../../../status/labelledFields.ts';

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
  /** Reports the success. */
  readonly done: () => void;
  readonly describeChanges: (before: ApplicationDetail, now: ApplicationDetail) => readonly RecordChange[];
  /** Whether the application, as a colleague has changed it, still allows the decision. */
  readonly isPossible: (now: ApplicationDetail) => boolean;
}

/** The decisions that a toast offers to undo, and the action that does so; both need the same function. */
const reverseActions: Readonly<Partial<Record<DecisionName, DecisionName>>> = {
  verify: 'returnToUnchecked',
  confirmForm: 'returnForm',
};

/** Returns functions that carry out decisions. */
export function useDecisionHandlers({ action, application, onDone }: DecisionProps): DecisionHandlers {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const refresh = useRefresh();
  const newVersion = useRef<number>(undefined);

  async function send(reason: string | null, { record, idempotencyKey }: SendContext<ApplicationDetail>) {
    const { applyID, version: seen } = record;
    newVersion.current = await withLatestOwnVersion(
      { api, key: applyID, version: seen },
      {
        send: (version) =>
          action === 'delete'
            ? deleteOnce(api, applyID, version)
            : changeStatus(api, applyID, { action, version, reason, idempotencyKey }),
        versionOf: (now) => now,
      },
    );
  }
  function done() {
    const name = `${application.applyID} ${applicantName(application)}`;
    const reverse = reverseActions[action];
    const version = newVersion.current;
    notify({
      tone: 'success',
      text: text(`decision.done.${action}`, { name }),
      ...(reverse !== undefined && version !== undefined
        ? { action: { label: text('decision.undo'), run: () => void undo({ reverse, version, name }) } }
        : {}),
    });
    onDone();
  }
  /** The back end rejects it if the application has changed since. */
  async function undo({ reverse, version, name }: { reverse: DecisionName; version: number; name: string }) {
    const { applyID } = application;
    try {
      await withLatestOwnVersion(
        { api, key: applyID, version },
        { send: (latest) => changeStatus(api, applyID, { action: reverse, version: latest }), versionOf: (now) => now },
      );
      notify({ tone: 'success', text: text(`decision.done.${reverse}`, { name }) });
    } catch (error) {
      notify({ tone: 'error', text: text('decision.undoFailed', { name, reason: (error as Error).message }) });
      refresh();
    }
  }
  return {
    send,
    done,
    describeChanges: (before, now) => describeChanges(before, now, { text, language }),
    isPossible: (now) => allowsAction(now, action),
  };
}

interface StatusChange {
  readonly action: DecisionName;
  readonly version: number;
  readonly reason?: string | null;
  readonly idempotencyKey?: string;
}

/** Returns the version that the application has afterwards. */
async function changeStatus(api: ApiClient, applyID: string, change: StatusChange): Promise<number | undefined> {
  const { version, reason = null, idempotencyKey } = change;
  const action = change.action as Exclude<DecisionName, 'delete'>;
  const body = { action, applications: [{ applyID, version }], reason };
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  const { results } = await api.call(changeApplicationStatuses, { body }, options);
  return results[0]?.application?.version;
}

/** Deletions have no key; if the application is missing after a lost response, the deletion succeeded. */
async function deleteOnce(api: ApiClient, id: string, version: number): Promise<undefined> {
  try {
    await api.call(deleteApplication, { params: { id }, query: { version } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'E0003') throw error;
  }
}

/** Describes what has changed in an application: its status, its numbers and its answers. */
function describeChanges(
  before: ApplicationDetail,
  now: ApplicationDetail,
  { text, language }: { readonly text: ReturnType<typeof useText>; readonly language: Language },
): readonly RecordChange[] {
  const describe = (application: ApplicationDetail): readonly LabelledField[] => [
    ...labelledFields(application, text),
    [text('detail.reason'), application.reason ?? ''],
    ...application.pages
      .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
      .map(({ label, display }) => [textIn(label, language), textIn(display, language)] as const),
  ];
  return diffFields(describe(before), describe(now));
}
