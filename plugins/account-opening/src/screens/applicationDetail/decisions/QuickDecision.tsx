import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useEffect, useRef, useState } from 'react';
import type { DecisionName } from '../../../model/decisions.ts';
import { useText } from '../../useText.ts';
import { ApplicantName } from '../../../application/ApplicantName.tsx';
import { useDecisionHandlers, type DecisionProps } from './useDecisionHandlers.ts';

/**
 * Carries out reversible decisions immediately, because staff take them hundreds of times a day. It shows nothing
 * unless the decision fails: then the reason, with a retry.
 */
export function QuickDecision(props: DecisionProps & { readonly action: Exclude<DecisionName, 'delete' | 'archive'> }) {
  const { action, application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  const form = useForm<Record<string, never>, void, ApplicationDetail>({
    name: 'decide',
    record: application,
    toValues: () => ({}),
    send: (_values, context) => handlers.send(null, context),
    onSent() {
      handlers.done();
      props.onClose();
    },
    describeChanges: handlers.describeChanges,
    isPossible: handlers.isPossible,
    storesDraft: false,
  });
  const { submit } = form;
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void submit();
  });
  const [isShown, setIsShown] = useState(false);
  if (!isShown && (form.submitError || form.conflict)) setIsShown(true);
  if (!isShown) return null;
  return (
    <FormDialog
      form={form}
      title={text(`action.${action}`)}
      submitLabel={text(`action.${action}`)}
      onClose={props.onClose}
    >
      <DialogSubject subject={<ApplicantName application={application} />} />
    </FormDialog>
  );
}
