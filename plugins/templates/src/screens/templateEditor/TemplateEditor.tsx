import { Button, Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { LeaveDialog, useLeaveGuard } from '@brokerdesk/plugin-sdk/forms';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState, useEffectEvent } from 'react';
import { useEditorCommands } from './commands/useEditorCommands.tsx';
import { useEditorKeys } from './commands/useEditorKeys.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorModes } from './EditorModes.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { preloadParts, ProblemList, PublishReview, TemplateHistoryDialog } from './lazyParts.tsx';
import { useProblemKeys } from './problems/useProblemKeys.ts';
import { type StoredEditorDraft, useEditorDraft } from './publish/useEditorDraft.ts';
import { usePublish, type Publishing } from './publish/usePublish.ts';
import { RestoreVersion } from './restore/RestoreVersion.tsx';
import { isChangedAtom, openAtom, sourceAtom } from './store/editorAtoms.ts';
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

/** Opens the history of the template. */
function HistoryButton({ profileID }: { readonly profileID: string }) {
  const text = useText();
  const { language } = useHost();
  const { published } = useSource();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="minimal" data-command="history" onClick={() => setIsOpen(true)}>
        {text('editor.history')}
      </Button>
      {isOpen && (
        <TemplateHistoryDialog
          profileID={profileID}
          recordName={textIn(published.name, language)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Follows the template as the screen has loaded it: an unchanged editor shows a newer version at once, and changes of this
 * user, such as a restored draft, meet it as a conflict.
 */
function useLatestVersion(latest: ProfileDetail, { phase, conflict, reportConflict }: Publishing): void {
  const store = useStore();
  const { version } = useSource().published;
  const follow = useEffectEvent(() => {
    const source = store.get(sourceAtom);
    if (source === undefined || phase === 'sending' || conflict) return;
    if (store.get(isChangedAtom)) reportConflict({ theirs: latest, by: latest.updateBy, at: latest.updateTime });
    else store.set(openAtom, { ...source, published: latest });
  });
  useEffect(() => {
    if (latest.version > version) follow();
  }, [latest, version]);
}
