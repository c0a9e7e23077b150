import { useHost } from '@brokerdesk/plugin-sdk';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../lazyParts.tsx';
import { editAtom, sourceAtom } from '../store/editorAtoms.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { readWorkplace } from '../store/readWorkplace.ts';
import { useText } from '../useText.ts';
import { type DeletionPlan, planDeletion } from './planDeletion.ts';

/** Deletes what is selected, after a question if other questions depend on it. Core questions are never deleted. */
export function useDeletion(): { readonly request: () => void; readonly dialog: ReactNode } {
  const store = useStore();
  const text = useText();
  const { notify } = useHost();
  const [asked, setAsked] = useState<{ readonly plan: DeletionPlan; readonly selection: EditorSelection }>();

  function carryOut(plan: DeletionPlan, selection: EditorSelection, withDependents = false) {
    const { index, document } = readWorkplace(store);
    const edit = withDependents ? plan.editWithDependents : plan.edit;
    const select = selectionAfter(selection, { index, document });
    store.set(editAtom, { label: labelOf(plan, selection), edit, select });
  }
  function labelOf({ questions }: DeletionPlan, { kind }: EditorSelection) {
    if (kind === 'page') return text('editor.step.deletePage');
    if (kind === 'group') return text('editor.step.deleteGroup');
    const count = questions.length;
    return count === 1 ? text('editor.step.deleteQuestion') : text('editor.step.deleteQuestions', { count });
  }
  return {
    request() {
      const { document, selection } = readWorkplace(store);
      const presets = store.get(sourceAtom)?.systemComponents ?? [];
      const core = presets.flatMap(({ components }) => components.filter((one) => one.core));
      const plan = planDeletion(document, selection, new Set(core.map(({ questionID }) => questionID)));
      if (plan === undefined) return notify({ tone: 'warning', text: text('editor.selectFirst') });
      if (plan.core.length === 0 && plan.dependents.length === 0) return carryOut(plan, selection);
      return setAsked({ plan, selection });
    },
    dialog: asked && (
      <DeleteDialog
        plan={asked.plan}
        onDelete={(withDependents) => {
          setAsked(undefined);
          carryOut(asked.plan, asked.selection, withDependents);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** The part around the deleted one is selected, so that the user stays at the place. */
function selectionAfter(
  selection: EditorSelection,
  { index, document }: Pick<ReturnType<typeof readWorkplace>, 'index' | 'document'>,
): EditorSelection {
  if (selection.kind === 'page') {
    const place = index.pages.get(selection.pageID)?.index ?? 0;
    const beside = document.pages[place + 1] ?? document.pages[place - 1];
    return beside ? { kind: 'page', pageID: beside.pageID } : { kind: 'template' };
  }
  if (selection.kind === 'group') {
    const pageID = index.groups.get(selection.groupID)?.pageID;
    return pageID === undefined ? { kind: 'template' } : { kind: 'page', pageID };
  }
  if (selection.kind === 'template') return selection;
  const deleted = new Set(selection.questionIDs);
  const placed = index.questions.get(selection.questionIDs[0] ?? '');
  const siblings = index.groups.get(placed?.groupID ?? '')?.group.components ?? [];
  const staying = siblings.filter(({ questionID }) => !deleted.has(questionID));
  const before = siblings.slice(0, placed?.index ?? 0).findLast(({ questionID }) => !deleted.has(questionID));
  const next = siblings.slice((placed?.index ?? 0) + 1).find(({ questionID }) => !deleted.has(questionID));
  const beside = next ?? before ?? staying[0];
  if (beside) return { kind: 'questions', questionIDs: [beside.questionID] };
  return placed ? { kind: 'group', groupID: placed.groupID } : { kind: 'template' };
}
