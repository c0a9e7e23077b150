import {
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  useCall,
  useScreenParams,
  WaitingText,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import { getProfile, listSystemComponents, createProfile } from '@brokerdesk/plugin-sdk/api';
import { useEffect } from 'react';
import './templateEditor.css';
import { Inspector } from './lazyParts.tsx';
import { useStoredDraft } from './publish/useEditorDraft.ts';
import { EditorProvider } from './store/EditorProvider.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useText } from './useText.ts';
import { type FormSchema, loadBodySchema } from '@brokerdesk/plugin-sdk/forms';
import { useQuery } from '@tanstack/react-query';

/** Changes a template: its pages, groups and questions, until they are published as its next version. */
export default function EditTemplateScreen() {
  const text = useText();
  const { id = '' } = useScreenParams();
  if (id !== '') return <LoadedEditor key={id} profileID={id} />;
  return (
    <Stack gap={16}>
      <EditorTitle />
      <EmptyState title={text('editor.noTemplate')}>{text('editor.noTemplateHint')}</EmptyState>
    </Stack>
  );
}

function EditorTitle() {
  const text = useText();
  const backLink = (
    <BackToList code="RAO_PROFILE_MANAMEMENT" list="templates">
      {text('editor.backToList')}
    </BackToList>
  );
  return <PageHeader title={text('menu.editTemplate')} backLink={backLink} />;
}

function LoadedEditor({ profileID }: { readonly profileID: string }) {
  const text = useText();
  const template = useCall(getProfile, { params: { id: profileID } });
  const presets = useCall(listSystemComponents, {});
  const schema = useTemplateSchema();
  const stored = useStoredDraft(profileID);
  const isPending = template.isPending || presets.isPending || schema.isPending || !stored.isLoaded;
  useEffect(() => void Inspector.preload(), []);
  if (template.data && presets.data && schema.data && stored.isLoaded) {
    const published = stored.value?.published ?? template.data;
    const source = { published, systemComponents: presets.data, schema: schema.data };
    return (
      <EditorProvider source={source} draft={stored.value?.document}>
        <TemplateEditor latest={template.data} stored={stored} />
      </EditorProvider>
    );
  }
  const failed = [template, presets, schema].find(({ error }) => error !== null && error !== undefined);
  return (
    <Stack gap={16}>
      <EditorTitle />
      {failed?.error && (
        <ErrorState title={text('editor.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      <WaitingText active={isPending} lines={6} itemsLabel={text('editor.awaited')} />
    </Stack>
  );
}

/** Loads the schema that the server checks a template with, once for all editors; it is a separate file of the portal. */
function useTemplateSchema() {
  return useQuery<FormSchema, UnreachableError>({
    queryKey: ['templates', 'schema'],
    queryFn: loadSchema,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function loadSchema(): Promise<FormSchema> {
  try {
    return await loadBodySchema(createProfile);
  } catch (cause) {
    throw new UnreachableError('OFFLINE', { message: 'The limits of templates could not be fetched.', cause });
  }
}
