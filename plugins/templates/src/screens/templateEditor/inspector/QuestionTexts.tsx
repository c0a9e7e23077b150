import { templateLimits, type LocalText } from '@brokerdesk/plugin-sdk/api';
import { LanguageTexts } from './fields/LanguageTexts.tsx';
import { LocalTextInput } from './fields/LocalTextInput.tsx';
import { OptionsEditor } from './options/OptionsEditor.tsx';
import type { OptionEditing } from './options/useOptionEdits.ts';
import { hasField } from './questionFields.ts';
import { useText } from '../panels/useText.ts';

const noText = { EN: '', SC: '', TC: '' } as const;

/** The label, the help and the options of a question in each language; nothing for a type without texts. */
export function QuestionTexts(editing: OptionEditing) {
  const { question, change } = editing;
  const text = useText();
  // Fields that another type has left behind are shown, so that the user can empty them.
  const hasHelp = hasField(question.type, 'help') || question.help !== undefined;
  const hasOptions = hasField(question.type, 'options') || (question.options?.length ?? 0) > 0;
  if (!hasField(question.type, 'label') && !hasHelp) return null;
  return (
    <LanguageTexts label={text('inspector.texts')}>
      {(language) => (
        <>
          <LocalTextInput
            path="label."
            label={text('inspector.label')}
            language={language}
            value={question.label}
            onChange={(label, key) => change({ label }, `label.${key}`)}
            limit={templateLimits.textLength}
            isMultiline
            isRequired
          />
          {hasHelp && (
            <LocalTextInput
              path="help."
              label={text('inspector.help')}
              hint={text('inspector.helpHint')}
              language={language}
              value={question.help ?? noText}
              onChange={(help, key) => change({ help: withoutEmpty(help) }, `help.${key}`)}
              limit={templateLimits.textLength}
              isMultiline
            />
          )}
          {hasOptions && <OptionsEditor {...editing} language={language} />}
        </>
      )}
    </LanguageTexts>
  );
}

/** A help without a text in any language is none. */
function withoutEmpty(help: LocalText): LocalText | undefined {
  return Object.values(help).every((one) => one === '') ? undefined : help;
}
