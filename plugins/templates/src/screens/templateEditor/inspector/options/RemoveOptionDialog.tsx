import { Button, Text } from '@brokerdesk/plugin-sdk';
import { Dialog, DialogSubject } from '@brokerdesk/plugin-sdk/forms';
import { usePartNames } from '../usePartNames.ts';
import { useText } from '../../panels/useText.ts';
import type { Question, QuestionOption } from '../../../../model/TemplateDocument.ts';

/** Props of {@link RemoveOptionDialog}. */
export interface RemoveOptionDialogProps {
  readonly option: QuestionOption;
  /** The questions that are shown if this option is chosen. */
  readonly dependents: readonly Question[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before an option is removed that conditions name, and says what happens to each of their questions. */
export function RemoveOptionDialog({ option, dependents, onRemove, onClose }: RemoveOptionDialogProps) {
  const text = useText();
  const { nameOfOption, nameOfQuestion } = usePartNames();
  return (
    <Dialog
      title={text('inspector.removeOption.title')}
      role="alertdialog"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('inspector.removeOption.keep')}</Button>
          <Button intent="danger" onClick={onRemove}>
            {text('inspector.removeOption.remove')}
          </Button>
        </>
      }
    >
      <DialogSubject
        subject={nameOfOption(option)}
        consequence={text('inspector.removeOption.consequence', { count: dependents.length })}
      />
      <ul>
        {dependents.map((question) => (
          <li key={question.questionID}>
            <strong>{nameOfQuestion(question)}</strong>
            <Text as="p" tone="neutral" size="small">
              {text(
                question.shownIf?.values.length === 1
                  ? 'inspector.removeOption.alwaysShown'
                  : 'inspector.removeOption.otherOptions',
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
