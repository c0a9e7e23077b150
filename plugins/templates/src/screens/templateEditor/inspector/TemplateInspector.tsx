import { templateLimits, type LocalText } from '@brokerdesk/plugin-sdk/api';
import { Stack } from '@brokerdesk/plugin-sdk';
import { useDocument, useEditorActions } from '../store/useEditor.ts';
import { FieldProblemsContext } from './fields/FieldProblems.ts';
import { LanguageTexts } from './fields/LanguageTexts.tsx';
import { LocalTextInput } from './fields/LocalTextInput.tsx';
import { SwitchRow } from './fields/SwitchRow.tsx';
import { useProblemsOf } from './useProblemsOf.ts';
import { useText } from '../panels/useText.ts';
import { setTemplate } from '../../../model/edits/setFields.ts';

/** The fields of the template itself: names, descriptions, and whether mainland addresses are turned away. */
export function TemplateInspector() {
  const { name, description, blockedCNIP } = useDocument();
  const { edit } = useEditorActions();
  const text = useText();
  const problems = useProblemsOf({ kind: 'template' });
  const write = (field: 'name' | 'description') => (value: LocalText, language: keyof LocalText) =>
    edit(text(`inspector.step.${field}`), setTemplate({ [field]: value }), `template.${field}.${language}`);
  return (
    <FieldProblemsContext value={problems}>
      <Stack>
        <LanguageTexts label={text('inspector.texts')}>
          {(language) => (
            <>
              <LocalTextInput
                path="name."
                label={text('template.name')}
                language={language}
                value={name}
                onChange={write('name')}
                limit={templateLimits.nameLength}
                isRequired
              />
              <LocalTextInput
                path="description."
                label={text('template.description')}
                language={language}
                value={description}
                onChange={write('description')}
                limit={templateLimits.textLength}
                isMultiline
                isRequired
              />
            </>
          )}
        </LanguageTexts>
        <SwitchRow
          path="blockedCNIP"
          label={text('inspector.blockedCNIP')}
          isOn={blockedCNIP}
          onChange={(isOn) => edit(text('inspector.step.blockedCNIP'), setTemplate({ blockedCNIP: isOn }))}
        />
      </Stack>
    </FieldProblemsContext>
  );
}
