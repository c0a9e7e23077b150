import { Button, Callout, Row, useFormats } from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { TemplateChanges } from '../../../changes/TemplateChanges.tsx';
import { type ClashDecision, clashKey, decideWithoutLoss } from '../../../model/merge/MergeClash.ts';
import { mergeTemplates } from '../../../model/merge/mergeTemplates.ts';
import { documentOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { useDocument, usePublishedDocument } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { type ClashChoices, ClashDecisions } from './ClashDecisions.tsx';
import type { PublishConflict } from './readConflict.ts';

/** Props of {@link ConflictPanel}. */
export interface ConflictPanelProps {
  readonly conflict: PublishConflict;
  /** Continues with both users' changes merged, once every clash is decided. */
  readonly onMerge: (merged: TemplateDocument) => void;
  readonly onTakeTheirs: () => void;
}

/** Shows what another user has published since this user began, and asks whose changes to the same things count. */
export function ConflictPanel({ conflict: { theirs, by, at }, onMerge, onTakeTheirs }: ConflictPanelProps) {
  const text = useText();
  const formats = useFormats();
  const base = usePublishedDocument();
  const mine = useDocument();
  const other = useMemo(() => documentOf(theirs), [theirs]);
  const { clashes } = useMemo(() => mergeTemplates({ base, mine, theirs: other }), [base, mine, other]);
  const [choices, setChoices] = useState<ClashChoices>(new Map());
  const undecided = clashes.filter((clash) => !choices.has(clashKey(clash))).length;
  function merge() {
    if (undecided > 0) return;
    const decide: ClashDecision = (clash) => choices.get(clashKey(clash)) ?? decideWithoutLoss(clash);
    onMerge(mergeTemplates({ base, mine, theirs: other }, decide).document);
  }
  const title =
    by === null || at === null
      ? text('editor.conflict.title')
      : text('editor.conflict.titleAt', { by, at: formats.dateTime(at) });
  return (
    <Callout as="section" tone="waiting" title={title} gap={8} role="alert" className="templates-conflict">
      <details>
        <summary>{text('editor.conflict.theirChanges')}</summary>
        <TemplateChanges before={base} after={other} label={text('editor.conflict.theirChanges')} />
      </details>
      {clashes.length === 0 ? (
        <p>{text('editor.conflict.noClash')}</p>
      ) : (
        <ClashDecisions clashes={clashes} mine={mine} theirs={other} choices={choices} onChange={setChoices} />
      )}
      <Row wrap justify="end">
        <span role="status">
          {clashes.length > 0 &&
            text('editor.conflict.decided', { decided: clashes.length - undecided, count: clashes.length })}
        </span>
        <Button onClick={onTakeTheirs}>{text('editor.conflict.takeTheirs')}</Button>
        <Button intent="primary" aria-disabled={undecided > 0 || undefined} onClick={merge}>
          {text('editor.conflict.merge')}
        </Button>
      </Row>
    </Callout>
  );
}
