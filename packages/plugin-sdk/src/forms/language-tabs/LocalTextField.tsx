import { languages } from '@brokerdesk/api';
import { use, useEffect } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { localTextFields } from '../../formats/textIn.ts';
import { Button } from '../../kit/Button.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { StatusTag } from '../../kit/StatusTag.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { useFormText } from '../useFormText.ts';
import { type SectionOfTabs, SectionOfTabsContext } from './LanguageSection.ts';
import { type LocalName, localPathOf } from './LocalName.ts';

/** A {@link TextFieldProps} for a text in every language; `limit` counts for each. */
export interface LocalTextFieldProps<Values extends object> extends Omit<TextFieldProps<Values>, 'name' | 'lang'> {
  /** The name without the language: `title` for a `LocalText` as for the values `titleEN`, `titleSC` and `titleTC`. */
  readonly name: LocalName<Values>;
  /** The text may be the name of a person, whose surname is not converted between the Chinese scripts as a word. */
  readonly isPersonName?: boolean | undefined;
}

/**
 * A text in every language. In `LanguageTabs` it is the field of the tab's language; elsewhere it is one field for each
 * language, which suits a form with a short name and nothing else to translate.
 *
 * @example
 * <LocalTextField form={form} name="title" label={text('title')} limit={120} isRequired />
 */
export function LocalTextField<Values extends object>(props: LocalTextFieldProps<Values>) {
  const section = use(SectionOfTabsContext);
  return section ? <TextOfSection {...props} section={section} /> : <TextsOfAllLanguages {...props} />;
}

function TextsOfAllLanguages<Values extends object>({
  label,
  name,
  hint,
  isPersonName: _isPersonName,
  ...props
}: LocalTextFieldProps<Values>) {
  const text = useFormText();
  return languages.map((language, at) => (
    <TextField<Values>
      {...props}
      key={language}
      name={localPathOf(props.form, name, localTextFields[language])}
      label={text('field.inPart', { label, part: text(`language.${language}`) })}
      lang={language}
      hint={at === 0 ? hint : undefined}
    />
  ));
}

function TextOfSection<Values extends object>({
  section,
  isPersonName = false,
  ...props
}: LocalTextFieldProps<Values> & { readonly section: SectionOfTabs }) {
  const { form, name, label, hint, isRequired = false } = props;
  const { add, key, language, marks } = section;
  const text = useFormText();
  const path = localPathOf(form, name, key);
  useEffect(() => add({ name, key, path, isRequired, isPersonName }), [add, name, key, path, isRequired, isPersonName]);
  const value: unknown = useWatch({ control: form.methods.control, name: path });
  const isMarked = marks.isMarked(path, value);

  function review() {
    marks.review(path);
    // The button is removed; the user continues in its field.
    form.registry.get(path)?.focus();
  }
  return (
    <Stack gap={4}>
      <TextField<Values>
        {...props}
        name={path as FieldPath<Values>}
        lang={language}
        hint={isMarked ? text('languages.convertedHint') : hint}
      />
      {isMarked && (
        <Row wrap>
          <StatusTag tone="waiting">{text('languages.toReview')}</StatusTag>
          <Button size="small" aria-label={text('languages.reviewedOf', { label })} onClick={review}>
            {text('languages.reviewed')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
