import { useHost } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { isComposing, TextArea } from '@brokerdesk/plugin-sdk/forms';
import { useEffect, useRef } from 'react';
import { setQuestion } from '../../../model/edits/setFields.ts';
import type { Question } from '../../../model/TemplateDocument.ts';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { useEditorActions } from '../store/useEditor.ts';
import { useText } from '../useText.ts';

/** The label of a question in the user's language, while it is typed on the canvas. */
export function LabelEditor({ question, onEnd }: { readonly question: Question; readonly onEnd: () => void }) {
  const text = useText();
  const { language } = useHost();
  const { edit } = useEditorActions();
  const key = textKeys[language];
  const { questionID, label } = question;
  const input = useRef<HTMLTextAreaElement>(null);
  // The user has just opened it.
  useEffect(() => input.current?.focus(), []);
  return (
    <TextArea
      inputRef={input}
      aria-label={text('editor.labelOf', { id: questionID })}
      fill
      autoResize
      maxLength={templateLimits.textLength}
      value={label[key]}
      onChange={({ target }) =>
        edit(
          text('editor.step.label'),
          setQuestion(questionID, { label: { ...label, [key]: target.value } }),
          `${questionID}.label.${key}`,
        )
      }
      onBlur={onEnd}
      onKeyDown={(event) => {
        const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
        if (isComposing(event) || !isEnd) return;
        event.preventDefault();
        event.stopPropagation();
        onEnd();
      }}
    />
  );
}
