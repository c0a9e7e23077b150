import {
  ApiError,
  type CallResult,
  Callout,
  ErrorState,
  Stack,
  unchangedFiles,
  useApi,
  useCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { importQuestions, listSystemComponents, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { FilesField, type FilesValue, FormDialog, type SendContext, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useMemo, useState } from 'react';
import { TemplateChanges } from '../../../changes/TemplateChanges.tsx';
import { compareTemplates } from '../../../model/compareTemplates.ts';
import { documentOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { QuestionFileProblems } from '../../../questionFile/QuestionFileProblems.tsx';
import { type DescribedFileProblem, useQuestionFile } from '../../../questionFile/useQuestionFile.ts';
import { useText } from '../../useText.ts';
import { listCoreComponents } from '../../../model/createCoreTemplate.ts';
import type { QuestionFileContent } from '../../../model/questionFile/parseQuestionFile.ts';

interface ImportQuestionsDialogProps {
  readonly template: ProfileDetail;
  readonly onClose: () => void;
}

type Values = { readonly file: FilesValue };

/**
 * Replaces the questions of a template with those of a file. The file is read and checked here, and what it changes is
 * shown before anything is sent.
 */
export function ImportQuestionsDialog({ template, onClose }: ImportQuestionsDialogProps) {
  const text = useText();
  const api = useApi();
  const { configuration, notify } = useHost();
  const components = useCall(listSystemComponents, {});
  const coreComponents = useMemo(() => components.data && listCoreComponents(components.data), [components.data]);
  // The template as the server has it: after a conflict another one than the screen has shown.
  const [current, setCurrent] = useState(template);
  const [refused, setRefused] = useState<{ readonly file: File; readonly problems: readonly DescribedFileProblem[] }>();
  const describeVersion = ({ templateVersion }: ProfileDetail) =>
    text('templateDetail.version', { version: templateVersion });
  const form = useForm<Values, unknown, ProfileDetail>({
    name: 'import-questions',
    id: template.profileID,
    record: template,
    toValues: () => ({ file: unchangedFiles }),
    storesDraft: false,
    describeChanges: (before, now) => [
      { name: text('templateVersions.version'), was: describeVersion(before), now: describeVersion(now) },
    ],
    send,
    onSent() {
      notify({ tone: 'success', text: text('questionFiles.done') });
      onClose();
    },
  });
  const [file] = form.watch('file').file.added;
  const { content, problems, isReading } = useQuestionFile(file, coreComponents);
  const before = useMemo(() => documentOf(current), [current]);
  const after = useMemo(
    () => content && { ...before, pages: content.pages, classification: content.classification },
    [before, content],
  );
  const isSame = useMemo(() => after !== undefined && compareTemplates(before, after).length === 0, [before, after]);
  const serverProblems = refused?.file === file ? (refused?.problems ?? []) : [];

  async function send({ file: { added } }: Values, { record, idempotencyKey, onProgress }: SendContext<ProfileDetail>) {
    const { profileID, version } = record;
    try {
      const input = { body: { profileID, version }, files: { file: [...added] } };
      return await api.call(importQuestions, input, { idempotencyKey, onProgress });
    } catch (error) {
      if (error instanceof ApiError && added[0]) {
        setRefused({ file: added[0], problems: readServerProblems(error, content?.placeOf) });
        const { current: now } = (error.data ?? {}) as { readonly current?: ProfileDetail };
        if (error.code === 'E0005' && now) setCurrent(now);
      }
      throw error;
    }
  }
  return (
    <FormDialog
      form={form}
      title={text('questionFiles.title')}
      size="large"
      submitLabel={text('questionFiles.submit', { version: current.templateVersion + 1 })}
      canSubmit={content !== undefined && !isSame}
      isDecision
      onClose={onClose}
    >
      <p>{text('questionFiles.text')}</p>
      <FilesField
        form={form}
        name="file"
        label={text('questionFiles.file')}
        rules={{ types: ['json'], maxBytes: configuration.limits.questionFileBytes, maxCount: 1 }}
        isRequired
      />
      <LoadError call={components} />
      <div role="status">
        {file && isReading && <p>{text('questionFiles.reading')}</p>}
        {problems.length > 0 && <QuestionFileProblems problems={problems} />}
        {serverProblems.length > 0 && <QuestionFileProblems problems={serverProblems} />}
        {isSame && <Callout tone="neutral" title={text('questionFiles.same')} />}
      </div>
      {after && !isSame && <Consequence template={current} after={after} />}
    </FormDialog>
  );
}

function LoadError({ call }: { readonly call: CallResult<typeof listSystemComponents> }) {
  const text = useText();
  if (!call.error || call.data) return null;
  return <ErrorState title={text('questionFiles.failed')} error={call.error} onRetry={() => void call.refetch()} />;
}

/** What the new questions change, and for how many applications. */
function Consequence({ template, after }: { readonly template: ProfileDetail; readonly after: TemplateDocument }) {
  const text = useText();
  const { count } = useFormats();
  const { templateVersion, applications } = template;
  const before = useMemo(() => documentOf(template), [template]);
  const values = {
    version: templateVersion,
    next: templateVersion + 1,
    count: applications.total,
    number: count(applications.total),
  };
  return (
    <Stack gap={12}>
      <Callout tone="waiting" title={text('questionFiles.consequence', values)}>
        {text('questionFiles.keep', values)}
      </Callout>
      <TemplateChanges before={before} after={after} label={text('questionFiles.changes')} />
    </Stack>
  );
}

/** Returns what the server says is wrong with a question file, each with its place in the file. */
function readServerProblems(
  { code, data }: Pick<ApiError, 'code' | 'data'>,
  placeOf: QuestionFileContent['placeOf'] | undefined,
): readonly DescribedFileProblem[] {
  if (code !== 'E0004') return [];
  const { fields = [] } = (data ?? {}) as {
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
  return fields.flatMap(({ path: serverPath, message }) => {
    if (serverPath !== 'file' && !serverPath.startsWith('file.')) return [];
    const path = serverPath.slice('file.'.length);
    return [{ path, place: placeOf?.(path) ?? { field: path }, message }];
  });
}
