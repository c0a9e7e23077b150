// Unpublished changes are kept on this device with the template that they began from, so that they are restored after a
// reload, a closed tab or the end of the session, and another user's version in between is a conflict.
import { type Draft, useDraft, currentTime } from '@brokerdesk/plugin-sdk';
import type { SubmissionControl, Submission } from '@brokerdesk/plugin-sdk/forms';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { documentAtom, isChangedAtom, sourceAtom } from '../store/editorAtoms.ts';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';

/** Unpublished changes, as they are kept on this device. */
interface StoredDraft {
  readonly document: TemplateDocument;
  /** The published template that they began from. */
  readonly published: ProfileDetail;
  /** A publication whose outcome is unknown, because its response was lost. */
  readonly intent: Submission | undefined;
  /** RFC 3339: the last change. */
  readonly savedAt: string;
}

/** The draft of the editor. */
export interface EditorDraft {
  /** RFC 3339: when the restored changes were made; undefined if nothing was restored. */
  readonly restoredFrom: string | undefined;
  /** The browser cannot keep the changes. */
  readonly isTooLong: boolean;
  /** Another open tab has unpublished changes of the same template. */
  readonly isOpenElsewhere: boolean;
  /** Keeps the changes as they are now, with a submission without a response. */
  readonly keep: () => void;
  /** Forgets the kept changes. */
  readonly forget: () => void;
}

/** Where the unpublished changes of a template are kept. */
export type StoredEditorDraft = Draft<StoredDraft | undefined>;

/** Reads the unpublished changes of an earlier visit. The editor opens once they have been read, so that none are lost. */
export function useStoredDraft(profileID: string): StoredEditorDraft {
  return useDraft<StoredDraft | undefined>({ form: 'template-editor', record: profileID, initial: undefined });
}

/** Keeps the changes of the editor. Those of an earlier visit are open already; their lost submission continues. */
export function useEditorDraft(
  draft: StoredEditorDraft,
  submission: Pick<SubmissionControl, 'pending' | 'resume'>,
): EditorDraft {
  const store = useStore();
  const restored = draft.isRestored ? draft.value : undefined;
  function keep() {
    const source = store.get(sourceAtom);
    if (source === undefined) return;
    if (store.get(isChangedAtom)) {
      const savedAt = new Date(currentTime()).toISOString();
      const document = store.get(documentAtom);
      draft.change({ document, published: source.published, intent: submission.pending(), savedAt });
    } else if (draft.value !== undefined) draft.discard();
  }
  const onChange = useEffectEvent(() => keep());
  useEffect(() => store.sub(documentAtom, () => onChange()), [store]);
  useEffect(() => store.sub(isChangedAtom, () => onChange()), [store]);
  const resume = useEffectEvent(() => {
    if (restored !== undefined) submission.resume(restored.intent);
  });
  useEffect(() => resume(), []);
  const { isTooLong, isOpenElsewhere, discard: forget } = draft;
  return { restoredFrom: restored?.savedAt, isTooLong, isOpenElsewhere, keep, forget };
}
