import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useEffect, useRef, useState } from 'react';
import type { DecisionName } from '../../../model/decisions.ts';
import { useText } from '../useText.ts';
import { ApplicantName } from '../ApplicantName.tsx';
import { useDecide, type Wish } from './useDecide.ts';

/**
 * Carries out at once what can be taken back, because it is done hundreds of times a day. It shows nothing unless something
 * stands against it: then what that is, with the means to try again.
 */
export function QuickDecision(wish: Wish & { readonly action: Exclude<DecisionName, 'delete' | 'archive'> }) {
  const { action, application } = wish;
  const text = useText();
  const decide = useDecide(wish);
  const form = useForm<Record<string, never>, void, ApplicationDetail>({
    name: 'decide',
    record: application,
    toValues: () => ({}),
    send: (_values, context) => decide.send(null, context),
    onSent() {
      decide.done();
      wish.onClose();
    },
    describeChanges: decide.describeChanges,
    keepsDraft: false,
  });
  const { submit } = form;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void submit();
  });
  const [isShown, setIsShown] = useState(false);
  if (!isShown && (form.problem || form.conflict)) setIsShown(true);
  if (!isShown) return null;
  return (
    <FormDialog
      form={form}
      title={text(`action.${action}`)}
      submitLabel={text(`action.${action}`)}
      onClose={decide.close}
    >
      <DialogSubject subject={<ApplicantName application={application} />} />
    </FormDialog>
  );
}
