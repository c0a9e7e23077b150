import { Button, Stack } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { LeaveDialog, useLeaveGuard } from '@brokerdesk/plugin-sdk/forms';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useEditorCommands } from './commands/useEditorCommands.tsx';
import { useEditorKeys } from './commands/useEditorKeys.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorModes } from './EditorModes.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { preloadParts, ProblemList, PublishReview } from './lazyParts.tsx';
import { useProblemKeys } from './problems/useProblemKeys.ts';
import { type StoredEditorDraft, useEditorDraft } from './publish/useEditorDraft.ts';
import { useLatestVersion } from './publish/useLatestVersion.ts';
import { usePublish } from './publish/usePublish.ts';
import { RestoreVersion } from './restore/RestoreVersion.tsx';
import { isChangedAtom, openAtom } from './store/editorAtoms.ts';
import { useProblems, useSource } from './store/useEditor.ts';
import { useText } from './useText.ts';

/** Props of {@link TemplateEditor}. */
export interface TemplateEditorProps {
  /** The template as the screen has loaded it last. */
  readonly latest: ProfileDetail;
  /** The draft, with which the editor is open if there is one. */
  readonly stored: StoredEditorDraft;
}

/** The editor of a template: outline, canvas and properties, and what publishes it. */
export function TemplateEditor({ latest, stored }: TemplateEditorProps) {
  const text = useText();
  const source = useSource();
  const commands = useEditorCommands();
  const publishing = usePublish();
  const draft = useEditorDraft(stored, publishing.submission);
  useLatestVersion(latest, publishing);
  useEffect(() => void preloadParts(), []);
  const isChanged = useAtomValue(isChangedAtom);
  const open = useSetAtom(openAtom);
  const discard = () => {
    draft.forget();
    open({ ...source, published: latest.version > source.published.version ? latest : source.published });
  };
  const leave = useLeaveGuard({ isDirty: isChanged, submit: publishing.send, discard });
  const problems = [...publishing.rejected, ...useProblems()];
  useProblemKeys(problems);
  const [hasProblemList, setHasProblemList] = useState(false);
  const canPublish = isChanged && !publishing.conflict;
  const review = () => setHasProblemList(!publishing.review());
  useEditorKeys(commands.history, () => canPublish && publishing.phase === 'editing' && review());

  return (
    <Stack gap={8} className="templates-editor">
      <EditorHeader
        problemCount={problems.length}
        isSending={publishing.phase === 'sending'}
        canPublish={canPublish}
        onPublish={review}
        onDiscard={discard}
      />
      <EditorNotices publishing={publishing} draft={draft} onDiscard={discard} />
      <EditorToolbar commands={commands}>
        <HistoryButton profileID={latest.profileID} />
        <Button
          variant="minimal"
          intent={problems.length > 0 ? 'danger' : 'none'}
          aria-expanded={hasProblemList}
          onClick={() => setHasProblemList(!hasProblemList)}
        >
          {text('editor.problemsCount', { count: problems.length })}
        </Button>
      </EditorToolbar>
      <EditorModes
        commands={commands}
        problems={hasProblemList && <ProblemList problems={problems} onClose={() => setHasProblemList(false)} />}
      />
      {publishing.phase === 'reviewing' && (
        <PublishReview onPublish={() => void publishing.send()} onClose={publishing.cancel} />
      )}
      <RestoreVersion profileID={latest.profileID} />
      {leave.leaving && (
        <LeaveDialog prompt={leave.leaving} isSending={publishing.submission.isSending} canSave={false} />
      )}
    </Stack>
  );
}
