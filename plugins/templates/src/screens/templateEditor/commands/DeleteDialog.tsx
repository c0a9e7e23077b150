import { Button, Choice, Stack } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import type { Question } from '../../../model/TemplateDocument.ts';
import { useShownNames } from '../useShownNames.ts';
import { useText } from '../useText.ts';
import type { DeletionPlan } from './planDeletion.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  readonly plan: DeletionPlan;
  readonly onDelete: (withDependents: boolean) => void;
  readonly onClose: () => void;
}

/** The questions that depend on those that are deleted, and what becomes of them; or why nothing can be deleted. */
export function DeleteDialog({ plan, onDelete, onClose }: DeleteDialogProps) {
  const text = useText();
  const { nameOfQuestion } = useShownNames();
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  const { questions, core, dependents } = plan;
  if (core.length > 0) {
    return (
      <Dialog
        title={text('editor.delete.coreTitle')}
        role="alertdialog"
        onDismiss={onClose}
        actions={
          <Button intent="primary" data-first onClick={onClose}>
            {text('editor.close')}
          </Button>
        }
      >
        <p>{text('editor.delete.core', { count: core.length })}</p>
        <QuestionNames questions={core} />
        <p>{text('editor.delete.coreHint')}</p>
      </Dialog>
    );
  }
  const [first] = questions;
  const title =
    questions.length === 1 && first
      ? text('editor.delete.title', { name: nameOfQuestion(first) })
      : text('editor.delete.titleSeveral', { count: questions.length });
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            {text('editor.cancel')}
          </Button>
          <Button intent="danger" onClick={() => onDelete(fate === 'delete')}>
            {text('editor.delete.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <p>{text('editor.delete.dependents', { count: dependents.length })}</p>
        <QuestionNames questions={dependents} />
        <fieldset>
          <legend className="bdk-hidden">{text('editor.delete.fate')}</legend>
          <Choice
            type="radio"
            name="fate"
            label={text('editor.delete.keep')}
            checked={fate === 'keep'}
            onChange={() => setFate('keep')}
          />
          <Choice
            type="radio"
            name="fate"
            label={text('editor.delete.deleteThem')}
            checked={fate === 'delete'}
            onChange={() => setFate('delete')}
          />
        </fieldset>
        <p>{text('editor.delete.undo')}</p>
      </Stack>
    </Dialog>
  );
}

function QuestionNames({ questions }: { readonly questions: readonly Question[] }) {
  const { nameOfQuestion } = useShownNames();
  return (
    <ul className="bdk-scroll bdk-scroll-short">
      {questions.map((question) => (
        <li key={question.questionID}>{nameOfQuestion(question)}</li>
      ))}
    </ul>
  );
}
