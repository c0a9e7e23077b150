import {
  Button,
  Callout,
  ErrorState,
  Row,
  Select,
  type SignInContrast,
  Stack,
  Text,
  useCall,
  useHost,
  usePreference,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getConfiguration, type Language, languages } from '@brokerdesk/plugin-sdk/api';
import { Dialog, type SignInChanges, SignInPreview } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { describeContrast } from './describeContrast.ts';

const themes = ['light', 'dark'] as const;
const devices = ['desktop', 'phone'] as const;
const firstLook: Look = { theme: 'light', device: 'desktop' };

type Look = { readonly theme: (typeof themes)[number]; readonly device: (typeof devices)[number] };

/** The props of {@link PagePreview}. */
export interface PagePreviewProps {
  readonly changes: SignInChanges;
}

/** The sign-in page with other contents, in its place or as large as the window. */
export function PagePreview({ changes }: PagePreviewProps) {
  const text = useText();
  const host = useHost();
  const [language, setLanguage] = useState<Language>(host.language);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const close = () => setIsEnlarged(false);
  const preview = <PreviewedPage changes={changes} language={language} onLanguageChange={setLanguage} />;
  return (
    <Stack gap={8}>
      <Row>
        <Button size="small" onClick={() => setIsEnlarged(true)}>
          {text('preview.enlarge')}
        </Button>
      </Row>
      {isEnlarged ? (
        <Dialog
          title={text('preview.label')}
          size="full"
          onDismiss={close}
          actions={<Button onClick={close}>{text('preview.close')}</Button>}
        >
          {preview}
        </Dialog>
      ) : (
        preview
      )}
    </Stack>
  );
}

interface PreviewedPageProps extends PagePreviewProps {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

/** The page in any language, theme and window, and how well its texts can be read. */
function PreviewedPage({ changes, language, onLanguageChange }: PreviewedPageProps) {
  const text = useText();
  const [look, setLook] = usePreference<Look>('signInPreview', firstLook);
  const [contrast, setContrast] = useState<SignInContrast>();
  // Passive: what fails is said here, not in a dialog above the form.
  const { data, error, isPending, refetch } = useCall(getConfiguration, {}, { passive: true });
  return (
    <Stack gap={8}>
      <Row wrap>
        <PreviewChoice
          label={text('preview.language')}
          values={languages}
          value={language}
          nameOf={(value) => text(`preview.languages.${value}`)}
          onChange={onLanguageChange}
        />
        <PreviewChoice
          label={text('preview.theme')}
          values={themes}
          value={look.theme}
          nameOf={(value) => text(`preview.themes.${value}`)}
          onChange={(theme) => setLook({ ...look, theme })}
        />
        <PreviewChoice
          label={text('preview.device')}
          values={devices}
          value={look.device}
          nameOf={(value) => text(`preview.devices.${value}`)}
          onChange={(device) => setLook({ ...look, device })}
        />
      </Row>
      {data && (
        <SignInPreview
          label={text('preview.label')}
          configuration={data}
          changes={changes}
          language={language}
          {...look}
          onContrast={setContrast}
        />
      )}
      {contrast && <ContrastNote contrast={contrast} />}
      {error && <ErrorState title={text('content.failedToLoad')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={6} itemsLabel={text('preview.label')} />
    </Stack>
  );
}

interface PreviewChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function PreviewChoice<Value extends string>({ label, values, value, nameOf, onChange }: PreviewChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </Select>
  );
}

/** What is hard to read, with its contrast; otherwise the lowest contrast of the texts. */
function ContrastNote({ contrast }: { readonly contrast: SignInContrast }) {
  const text = useText();
  const { ratio, weak } = describeContrast(contrast);
  if (weak.length === 0) {
    return (
      <Text as="p" tone="neutral" size="small">
        {text('preview.texts', { ratio })}
      </Text>
    );
  }
  return (
    <Callout tone="waiting" role="status" title={text('preview.weak')}>
      {weak.map(({ key, ...values }) => (
        <p key={key}>{text(`preview.${key}`, values)}</p>
      ))}
    </Callout>
  );
}
