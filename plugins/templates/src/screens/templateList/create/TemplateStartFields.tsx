import { type CallResult, ErrorState, textIn, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import { listProfiles, type listSystemComponents, type ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, defineRecords, FilesField, type FormHandle, RecordField } from '@brokerdesk/plugin-sdk/forms';
import { QuestionFileProblems } from '../../../questionFile/QuestionFileProblems.tsx';
import type { ReadQuestionFile } from '../../../questionFile/useQuestionFile.ts';
import type { NewTemplateValues, TemplateStart } from './TemplateStart.ts';
import { useText } from '../../useText.ts';

/** Props of {@link TemplateStartFields}. */
export interface TemplateStartFieldsProps {
  readonly form: FormHandle<NewTemplateValues>;
  /** The template whose copy the dialog creates; none offers all starts. */
  readonly copyOf: ProfileSummary | undefined;
  /** Whether the user may read whole templates. */
  readonly canCopy: boolean;
  readonly components: CallResult<typeof listSystemComponents>;
  readonly questionFile: ReadQuestionFile;
}

const templates = defineRecords({
  list: listProfiles,
  sort: 'name',
  id: ({ profileID }) => profileID,
  label: ({ name }, language) => textIn(name, language),
  description: ({ profileID }) => profileID,
});

/** Chooses what a new template starts from. */
export function TemplateStartFields(props: TemplateStartFieldsProps) {
  const { form, copyOf, canCopy, components, questionFile } = props;
  const text = useText();
  const { configuration } = useHost();
  const { start, file } = form.watch('start', 'file');
  if (copyOf) return <p>{text('createTemplate.copyHint')}</p>;
  const starts: readonly TemplateStart[] = canCopy ? ['core', 'copy', 'file'] : ['core', 'file'];
  const rules = { types: ['json'], maxBytes: configuration.limits.questionFileBytes, maxCount: 1 } as const;
  return (
    <>
      <ChoiceField
        form={form}
        name="start"
        label={text('createTemplate.start')}
        options={starts.map((value) => ({ value, label: text(`createTemplate.starts.${value}`) }))}
        isRequired
      />
      <p>{text(`createTemplate.hints.${start}`)}</p>
      {start === 'copy' && (
        <RecordField form={form} name="copyOf" label={text('createTemplate.template')} source={templates} isRequired />
      )}
      {start === 'file' && (
        <FilesField form={form} name="file" label={text('createTemplate.file')} rules={rules} isRequired />
      )}
      {start === 'file' && components.error && (
        <ErrorState
          title={text('createTemplate.rulesFailed')}
          error={components.error}
          onRetry={() => void components.refetch()}
        />
      )}
      <div role="status">
        {questionFile.isReading && !components.error && (
          <WaitingText active itemsLabel={text('createTemplate.fileCheck')} />
        )}
        {questionFile.problems.length > 0 && <QuestionFileProblems problems={questionFile.problems} />}
        {questionFile.content && file.added[0] && (
          <p>
            {text('createTemplate.fileContent', {
              pages: questionFile.content.pages.length,
              questions: questionFile.content.pages
                .flatMap(({ groups }) => groups)
                .reduce((sum, { components: own }) => sum + own.length, 0),
            })}
          </p>
        )}
      </div>
    </>
  );
}
