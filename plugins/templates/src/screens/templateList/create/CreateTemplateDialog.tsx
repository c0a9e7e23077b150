import { textIn, unchangedFiles, useApi, useCall, useCanCall, useHost, useNavigation } from '@brokerdesk/plugin-sdk';
import {
  createProfile,
  getProfile,
  listSystemComponents,
  type ProfileDetail,
  type ProfileSummary,
} from '@brokerdesk/plugin-sdk/api';
import { FormDialog, LanguageTabs, loadBodySchema, LocalTextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { createCoreTemplate, listCoreComponents } from '../../../model/createCoreTemplate.ts';
import { useQuestionFile } from '../../../questionFile/useQuestionFile.ts';
import { useMemo } from 'react';
import { copyContent, nameCopy, type NewTemplateValues, type StartContent } from './TemplateStart.ts';
import { TemplateStartFields } from './TemplateStartFields.tsx';
import { useText } from '../../useText.ts';

/** Props of {@link CreateTemplateDialog}. */
export interface CreateTemplateDialogProps {
  /** The template that the new one starts from; none offers all starts. */
  readonly copyOf: ProfileSummary | undefined;
  readonly onClose: () => void;
}

/** Creates a template from the core questions, from another template or from a question file, and opens it. */
export function CreateTemplateDialog({ copyOf, onClose }: CreateTemplateDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const openTemplate = useOpenTemplate();
  const canCopy = useCanCall()(getProfile);
  const form = useForm<NewTemplateValues, ProfileDetail>({
    name: 'new-template',
    ...(copyOf && { id: copyOf.profileID }),
    record: undefined,
    toValues: () => ({
      name: copyOf ? nameCopy(copyOf.name) : emptyText,
      description: copyOf?.description ?? emptyText,
      start: copyOf ? 'copy' : 'core',
      copyOf: copyOf?.profileID ?? '',
      file: unchangedFiles,
    }),
    schema: () => loadBodySchema(createProfile),
    toBody: ({ name, description }) => ({ name, description, pages: [] }),
    validate: ({ start, copyOf: source }) =>
      start === 'copy' && source === ''
        ? [{ path: 'copyOf', rule: 'required', message: text('createTemplate.chooseTemplate') }]
        : [],
    async send({ name, description, ...values }, { idempotencyKey }) {
      const content = await loadContent(values);
      return api.call(createProfile, { body: { name, description, ...content } }, { idempotencyKey });
    },
    onSent({ profileID, name }, { isLeaving }) {
      notify({ tone: 'success', text: text('createTemplate.done', { name: textIn(name, language) }) });
      onClose();
      if (!isLeaving) openTemplate(profileID);
    },
  });
  const { start, file } = form.watch('start', 'file');
  // A file is checked against the core questions at once; without one, they are loaded when the template is created.
  const components = useCall(listSystemComponents, {}, { enabled: start === 'file' });
  const coreComponents = useMemo(() => components.data && listCoreComponents(components.data), [components.data]);
  const questionFile = useQuestionFile(start === 'file' ? file.added[0] : undefined, coreComponents);

  async function loadContent(values: Pick<NewTemplateValues, 'start' | 'copyOf'>): Promise<StartContent> {
    if (values.start === 'copy') return copyContent(await api.call(getProfile, { params: { id: values.copyOf } }));
    if (values.start === 'file' && questionFile.content) {
      const { pages, classification } = questionFile.content;
      return { pages: [...pages], classification: [...classification] };
    }
    return { pages: createCoreTemplate(await api.call(listSystemComponents, {})), classification: [] };
  }
  return (
    <FormDialog
      form={form}
      title={text(copyOf ? 'createTemplate.copyTitle' : 'createTemplate.title')}
      size="large"
      submitLabel={text('createTemplate.submit')}
      canSubmit={start !== 'file' || questionFile.content !== undefined}
      onClose={onClose}
    >
      <LanguageTabs form={form} label={text('createTemplate.texts')}>
        <LocalTextField form={form} name="name" label={text('template.name')} limit={200} isRequired />
        <LocalTextField
          form={form}
          name="description"
          label={text('template.description')}
          hint={text('createTemplate.descriptionHint')}
          limit={2000}
          isMultiline
          isRequired
        />
      </LanguageTabs>
      <TemplateStartFields
        form={form}
        copyOf={copyOf}
        canCopy={canCopy}
        components={components}
        questionFile={questionFile}
      />
    </FormDialog>
  );
}

/** Returns the function that opens a template: in the editor, or for reading if the user may not change it. */
function useOpenTemplate() {
  const { open, canOpen } = useNavigation();
  return (id: string) => {
    const params = { id };
    const target = [
      { code: 'RAO_MODIFY_PROFILE', params } as const,
      { code: 'RAO_VIEW_PROFILE', params } as const,
    ].find((one) => canOpen(one));
    if (target) void open(target);
  };
}

const emptyText = { EN: '', SC: '', TC: '' } as const;
