import { ConfirmDialog, useHost } from '@brokerdesk/plugin-sdk';
import { ReasonDialog, type RecordChange, type SendContext } from '@brokerdesk/plugin-sdk/forms';
import type { ReactNode } from 'react';
import { reasonMaxLength } from './endpoints.ts';
import { type DecisionName, decisions } from './model/decisions.ts';
import { standardReasons } from './model/standardReasons.ts';
import { useText } from './useText.ts';

/** Asks before a decision, about one request or many, and for the reason if it needs one. */
export function DecisionDialog<Data, Rec>({
  decision,
  id,
  onSend,
  ...props
}: {
  readonly decision: DecisionName;
  /** Of the request, for the draft of the reason. */
  readonly id: string;
  readonly title: string;
  readonly subject: ReactNode;
  /** What the user saw. */
  readonly record: Rec;
  readonly describeChanges?: (before: Rec, now: Rec) => readonly RecordChange[];
  readonly onSend: (reason: string | null, context: SendContext<Rec>) => Promise<Data>;
  readonly onDone?: (data: Data) => void;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { language } = useHost();
  const common = {
    ...props,
    consequence: text(`consequence.${decision}`),
    actionLabel: text(`decision.${decision}`),
    tone: decision === 'reject' ? 'danger' : 'primary',
  } as const;
  if (!decisions[decision].needsReason) {
    return <ConfirmDialog {...common} onConfirm={(context) => onSend(null, context)} />;
  }
  return (
    <ReasonDialog
      {...common}
      name={decision}
      id={id}
      reasons={standardReasons[decision]}
      isRequired
      limit={reasonMaxLength}
      clientLanguage={language}
      onSend={onSend}
    />
  );
}
