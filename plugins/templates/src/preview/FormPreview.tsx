import { Button, EmptyState, ErrorState, Row, Select, Stack, Text, useApi, useCall } from '@brokerdesk/plugin-sdk';
import { type Answers, listOpeningFormTemplates, previewOpeningForm } from '@brokerdesk/plugin-sdk/api';
import { DocumentViewer, useDocumentViewer } from '@brokerdesk/plugin-sdk/documents';
import { useId, useMemo, useState } from 'react';
import { useText } from '../screens/useText.ts';

/** Props of {@link FormPreview}. */
export interface FormPreviewProps {
  readonly profileID: string;
  readonly answers: Answers;
  /** Called after each drawing, which shows whether the template is still the one that is tried. */
  readonly onDrawn: () => void;
}

/** The opening form that the answers lead to, drawn by the server when the user asks for it. */
export function FormPreview({ profileID, answers, onDrawn }: FormPreviewProps) {
  const text = useText();
  const id = useId();
  const { data: forms, error, refetch } = useCall(listOpeningFormTemplates, { query: { profileID } });
  const [chosen, setChosen] = useState<string>();
  const { drawn, failed, isDrawing, draw } = useDrawnForm(onDrawn);
  const form = forms?.find(({ templateID }) => templateID === chosen) ?? forms?.[0];
  return (
    <Stack as="section" gap={12} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('preview.form')}</h2>
      {error && !forms && (
        <ErrorState title={text('preview.formsFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {forms?.length === 0 && <EmptyState title={text('preview.noForms')}>{text('preview.noFormsHint')}</EmptyState>}
      {forms && form && (
        <Row wrap gap={12}>
          {forms.length > 1 && (
            <Select
              aria-label={text('preview.formTemplate')}
              value={form.templateID}
              onChange={({ target }) => setChosen(target.value)}
            >
              {forms.map(({ templateID, fileName }) => (
                <option key={templateID} value={templateID}>
                  {fileName}
                </option>
              ))}
            </Select>
          )}
          <Button
            aria-disabled={isDrawing || undefined}
            onClick={() => void draw({ profileID, templateID: form.templateID, fileName: form.fileName, answers })}
          >
            {text('preview.draw')}
          </Button>
          {drawn && drawn.request.answers !== answers && <Text tone="neutral">{text('preview.outdated')}</Text>}
        </Row>
      )}
      {failed && (
        <ErrorState title={text('preview.drawFailed')} error={failed.error} onRetry={() => void draw(failed.request)} />
      )}
      {drawn && <DrawnFormViewer key={drawn.number} drawn={drawn} />}
    </Stack>
  );
}

/** The data that a form is drawn from. */
interface DrawRequest {
  readonly profileID: string;
  readonly templateID: string;
  readonly fileName: string;
  readonly answers: Answers;
}

/** What was drawn: it stays until the user asks for another one. */
interface DrawnForm {
  readonly request: DrawRequest;
  readonly bytes: Blob;
  readonly number: number;
}

/** Draws one form at a time. The request is sent once: after a failure the user decides. */
function useDrawnForm(onDrawn: () => void) {
  const api = useApi();
  const [drawn, setDrawn] = useState<DrawnForm>();
  const [failed, setFailed] = useState<{ readonly request: DrawRequest; readonly error: Error }>();
  const [isDrawing, setDrawing] = useState(false);
  async function draw(request: DrawRequest): Promise<void> {
    if (isDrawing) return;
    const { profileID, templateID, answers } = request;
    setDrawing(true);
    setFailed(undefined);
    try {
      const body = { profileID, templateID, answers: mutable(answers) };
      const bytes = await api.callForBlob(previewOpeningForm, { body });
      setDrawn({ request, bytes, number: (drawn?.number ?? 0) + 1 });
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      setFailed({ request, error: cause });
    } finally {
      setDrawing(false);
      onDrawn();
    }
  }
  return { drawn, failed, isDrawing, draw };
}

function DrawnFormViewer({ drawn }: { readonly drawn: DrawnForm }) {
  const text = useText();
  const id = useId();
  const documents = useMemo(() => {
    const { bytes, request } = drawn;
    const fileName = `preview-${request.fileName}`;
    const { size } = bytes;
    return [{ id, name: fileName, fileName, contentType: 'application/pdf', size, fetch: async () => bytes }];
  }, [drawn, id]);
  const viewer = useDocumentViewer(documents);
  return <DocumentViewer viewer={viewer} label={text('preview.drawn')} />;
}

function mutable(answers: Answers): Record<string, string | string[] | null> {
  return Object.fromEntries(
    Object.entries(answers).map(([questionID, value]) => [
      questionID,
      value === null || typeof value === 'string' ? value : [...value],
    ]),
  );
}
