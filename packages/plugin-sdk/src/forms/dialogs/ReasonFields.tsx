import type { Language, LocalText } from '@brokerdesk/api';
import { useRef } from 'react';
import { textIn } from '../../formats/textIn.ts';
import { useHost } from '../../hooks/useHost.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import { Card } from '../../kit/Card.tsx';

/** A reason of the catalogue. */
export interface ReasonChoice {
  readonly id: string;
  /** The recipient reads it in their language; staff choose it in theirs. */
  readonly text: LocalText;
}

/**
 * The values of a form that contains a reason: `choice` is the identifier of a {@link ReasonChoice}, {@link otherReason}, or
 * nothing.
 */
export type ReasonValues = Readonly<Record<'choice' | 'reason', string>>;

/** The choice of a user who writes another reason. */
export const otherReason = 'other';

/** The props of {@link ReasonFields}. */
export interface ReasonFieldsProps {
  readonly form: FormHandle<ReasonValues>;
  readonly reasons: readonly ReasonChoice[];
  /** The reasons are still loading: the given ones only reserve the space, and none can be chosen. */
  readonly isLoading?: boolean | undefined;
  readonly isRequired: boolean;
  readonly limit: number;
  readonly clientLanguage: Language;
  /** The whole message that contains a reason, in the client's language; the reason itself by default. */
  readonly preview?: ((reason: string) => string) | undefined;
  /** Called with the reason that the user has chosen from the catalogue. */
  readonly onChoose?: ((id: string) => void) | undefined;
}

/**
 * A reason from a catalogue, which the user can reword, or a custom one; and the message for the client. A new choice
 * replaces the text of the previous one; a reworded text is restored with its choice.
 */
export function ReasonFields(props: ReasonFieldsProps) {
  const { form, reasons, isLoading, isRequired, limit, clientLanguage, preview, onChoose } = props;
  const text = useFormText();
  const { language } = useHost();
  const editedTexts = useRef(new Map<string, string>());
  const { choice, reason } = form.watch('choice', 'reason');
  const textOf = (id: string) => {
    const catalogueReason = reasons.find((one) => one.id === id);
    return editedTexts.current.get(id) ?? (catalogueReason ? textIn(catalogueReason.text, clientLanguage) : '');
  };
  const languageName = text(`language.${clientLanguage}`);
  return (
    <>
      <ChoiceField
        form={form}
        name="choice"
        label={text('reason.choose')}
        isRequired={isRequired}
        loadingLabel={isLoading ? text('reason.awaited') : undefined}
        {...(isRequired ? {} : { emptyLabel: text('reason.none') })}
        options={[
          ...reasons.map((one) => ({ value: one.id, label: textIn(one.text, language) })),
          { value: otherReason, label: text('reason.other') },
        ]}
        onUserSelect={(id) => {
          onChoose?.(id);
          form.write({ reason: textOf(id) });
        }}
      />
      {choice !== '' && (
        <TextField
          form={form}
          name="reason"
          label={text('reason.text', { language: languageName })}
          isRequired={isRequired || choice === otherReason}
          isMultiline
          limit={limit}
          lang={clientLanguage}
          onUserInput={(typed) => editedTexts.current.set(choice, typed)}
        />
      )}
      <Card as="section" gap={4} aria-label={text('reason.preview', { language: languageName })}>
        <Text as="h3" tone="neutral" size="small">
          {text('reason.preview', { language: languageName })}
        </Text>
        <Text as="p" lines className="bdk-preview-text" lang={clientLanguage}>
          {(preview ? preview(reason.trim()) : reason.trim()) || text('reason.nothing')}
        </Text>
      </Card>
    </>
  );
}
