import { IconButton, StatusTag, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Question } from '../../../model/TemplateDocument.ts';
import { addIcon } from '../editorIcons.ts';
import { useConditionText } from '../inspector/conditions/useConditionText.ts';
import { useQuestion } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { AnswerPreview } from './AnswerPreview.tsx';
import { LabelEditor } from './LabelEditor.tsx';

/** Props of {@link QuestionCard}; the functions stay the same, so that only a changed question is rendered. */
export interface QuestionCardProps {
  readonly question: Question;
  readonly problems: number;
  readonly isSelected: boolean;
  /** The card of the page that Tab reaches. */
  readonly isActive: boolean;
  /** The edge at which dragged questions would be dropped. */
  readonly dropSide: 'before' | 'after' | undefined;
  readonly onSelect: (questionID: string, event: MouseEvent) => void;
  readonly onAddBefore: (questionID: string, anchor: HTMLElement) => void;
}

/** A question as it looks in the form. A second press, or Enter, opens its label for typing. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, problems, isSelected, isActive, dropSide, onSelect, onAddBefore } = props;
  const text = useText();
  const { language } = useHost();
  const [isTyping, setIsTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  useEffect(() => {
    // The field is gone with the focus, unless the user has moved that themselves.
    if (wasTyping.current && !isTyping && document.activeElement === document.body) button.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  const { questionID, type, label, help, required, readOnly, core } = question;
  const name = textIn(label, language);
  const unnamed = type === 'Linebreak' ? text('componentType.Linebreak') : text('editor.noLabel');
  return (
    <li className="templates-card" data-card={questionID} data-selected={isSelected || undefined} data-drop={dropSide}>
      {/* For the pointer: keys move the selection, too. */}
      <span className="templates-card-handle" draggable data-drag={questionID} aria-hidden="true" />
      <IconButton
        className="templates-card-add"
        size="small"
        tabIndex={-1}
        label={text('editor.addBefore', { name: name || unnamed })}
        paths={addIcon}
        onClick={({ currentTarget }) => onAddBefore(questionID, currentTarget)}
      />
      {isTyping ? (
        <LabelEditor question={question} onEnd={() => setIsTyping(false)} />
      ) : (
        <button
          ref={button}
          type="button"
          className="templates-card-button"
          data-question={questionID}
          aria-pressed={isSelected}
          tabIndex={isActive ? 0 : -1}
          onClick={(event) => {
            // Enter is a press without clicks; the second press in a row is a double click.
            const isOpening = event.detail !== 1 && !event.shiftKey && !event.ctrlKey && !event.metaKey;
            if (isSelected && isOpening && type !== 'Linebreak') setIsTyping(true);
            else onSelect(questionID, event);
          }}
        >
          {name === '' ? <Text tone="neutral">{unnamed}</Text> : <Text lines>{name}</Text>}
          {required && (
            <>
              <span className="templates-required" aria-hidden="true">
                {' *'}
              </span>
              <span className="bdk-hidden">{` ${text('editor.required')}`}</span>
            </>
          )}
        </button>
      )}
      <div className="templates-card-facts">
        <Text tone="neutral" size="small">
          {text(`componentType.${type}`)}
        </Text>
        {core === true && <StatusTag tone="form">{text('editor.core')}</StatusTag>}
        {readOnly === true && <StatusTag tone="neutral">{text('editor.readOnly')}</StatusTag>}
        {problems > 0 && <StatusTag tone="failed">{text('editor.problemCount', { count: problems })}</StatusTag>}
      </div>
      {help !== undefined && (
        <Text as="p" tone="neutral" size="small" lines>
          {textIn(help, language)}
        </Text>
      )}
      <AnswerPreview question={question} />
      {question.shownIf && <Condition shownIf={question.shownIf} />}
    </li>
  );
});

function Condition({ shownIf }: { readonly shownIf: NonNullable<Question['shownIf']> }) {
  const sentence = useConditionText();
  const source = useQuestion(shownIf.questionID);
  return (
    <Text as="p" tone="form" size="small">
      {sentence(shownIf, source)}
    </Text>
  );
}
