import { type DragEvent, useState } from 'react';
import { moveQuestions } from '../../../model/edits/move.ts';
import { useMoveLabel } from '../outline/useMoveLabel.ts';
import { useEditorActions, useSelection, useTemplateIndex } from '../store/useEditor.ts';

/** Where dragged questions would be dropped. */
export interface CardDrop {
  readonly groupID: string;
  /** Among the questions of the group that are not dragged. */
  readonly index: number;
  /** The card that shows the place; undefined in an empty group. */
  readonly questionID: string | undefined;
  readonly side: 'before' | 'after';
}

const none: readonly string[] = [];

/**
 * Returns the place of a drop, and the handlers for the canvas by which questions are dragged, by their handles, within
 * the page. Elements are found by their data attributes: `data-drag` of a handle, `data-card` and `data-group`.
 */
export function useCardDrag() {
  const { edit, select } = useEditorActions();
  const { groups } = useTemplateIndex();
  const selection = useSelection();
  const labelOf = useMoveLabel();
  const [dragged, setDragged] = useState(none);
  const [drop, setDrop] = useState<CardDrop>();

  function findDrop({ target, clientY }: DragEvent): CardDrop | undefined {
    const element = target instanceof Element ? target : undefined;
    const groupID = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    const group = groups.get(groupID ?? '')?.group;
    if (groupID === undefined || group === undefined) return undefined;
    const staying = group.components.filter(({ questionID }) => !dragged.includes(questionID));
    const card = element?.closest<HTMLElement>('[data-card]');
    const at = staying.findIndex(({ questionID }) => questionID === card?.dataset['card']);
    if (!card || at < 0) {
      return { groupID, index: staying.length, questionID: staying.at(-1)?.questionID, side: 'after' };
    }
    const { top, height } = card.getBoundingClientRect();
    const side = clientY - top < height / 2 ? 'before' : 'after';
    return { groupID, index: side === 'before' ? at : at + 1, questionID: staying[at]?.questionID, side };
  }
  function end() {
    setDragged(none);
    setDrop(undefined);
  }
  return {
    drop,
    handlers: {
      onDragStart({ target, dataTransfer }: DragEvent) {
        const handle = target instanceof HTMLElement ? target : undefined;
        const questionID = handle?.dataset['drag'];
        if (questionID === undefined) return;
        const selected = selection.kind === 'questions' ? selection.questionIDs : none;
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', questionID);
        dataTransfer.setDragImage(handle?.closest('li') ?? (handle as Element), 0, 0);
        setDragged(selected.includes(questionID) ? selected : [questionID]);
      },
      onDragOver(event: DragEvent) {
        if (dragged.length === 0) return;
        const next = findDrop(event);
        if (next) event.preventDefault();
        if (next?.groupID !== drop?.groupID || next?.index !== drop?.index) setDrop(next);
      },
      onDrop(event: DragEvent) {
        const place = dragged.length === 0 ? undefined : findDrop(event);
        if (place) {
          event.preventDefault();
          const label = labelOf({ what: 'question', count: dragged.length });
          edit(label, moveQuestions(dragged, place));
          select({ kind: 'questions', questionIDs: dragged });
        }
        end();
      },
      onDragEnd: end,
    },
  };
}
