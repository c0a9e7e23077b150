import { Button, Row, Stack, Text, useHost } from '@brokerdesk/plugin-sdk';
import { type Answers, type Language, languages } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo, useState } from 'react';
import { ClientForm } from '../clientForm/ClientForm.tsx';
import { answersOf, type ClientSheet, startSheet } from '../clientForm/sheet/ClientSheet.ts';
import { sampleAnswers } from '../clientForm/sheet/sampleAnswers.ts';
import type { TemplateDocument } from '../model/TemplateDocument.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { useText } from '../screens/useText.ts';

const devices = ['phone', 'desktop'] as const;

/** A form to be tried as a client, with the points that its answers give. The document may be unsaved. */
export function TryAsClient({
  document,
  renderForm,
}: {
  readonly document: TemplateDocument;
  /** Renders what the answers lead to, below the form; only for a template that the server knows. */
  readonly renderForm?: (answers: Answers) => ReactNode;
}) {
  const text = useText();
  const host = useHost();
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  const [language, setLanguage] = useState<Language>(host.language);
  const [sheet, setSheet] = useState<ClientSheet>(startSheet);
  // A new form is another one for React, so that fields forget what they hold, such as a drawn signature.
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState('');
  const answers = useMemo(() => answersOf(document, sheet), [document, sheet]);

  function begin(next: ClientSheet, said: string) {
    setSheet(next);
    setRound(round + 1);
    setMessage(said);
  }
  return (
    <Stack gap={12}>
      <Text tone="neutral">{text('preview.hint')}</Text>
      <Row wrap gap={12}>
        <ToggleGroup
          label={text('preview.device')}
          options={devices.map((value) => ({ value, label: text(`preview.${value}`) }))}
          value={device}
          onChange={setDevice}
        />
        <ToggleGroup
          label={text('preview.clientLanguage')}
          options={languages.map((value) => ({ value, label: text(`preview.language.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <Button
          onClick={() => begin({ ...sheet, entered: sampleAnswers(document), broken: {} }, text('preview.filled'))}
        >
          {text('preview.fill')}
        </Button>
        <Button onClick={() => begin(startSheet(), '')}>{text('preview.startAgain')}</Button>
        <span role="status">{message}</span>
      </Row>
      <div className="templates-trial">
        <section className="templates-device" data-device={device} aria-label={text('preview.frame')}>
          <ClientForm key={round} document={document} language={language} sheet={sheet} onChange={setSheet} />
        </section>
        <ScorePanel document={document} answers={answers} />
      </div>
      {renderForm?.(answers)}
    </Stack>
  );
}

/** Buttons of which one is pressed, with a name for the group. */
function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div className="bdk-tab-list" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="bdk-tab"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
