import { type ReactNode, useState } from 'react';
import { MoveToDialog } from '../lazyParts.tsx';
import { useSelection } from '../store/useEditor.ts';
import { type ClipboardCommands, useClipboardCommands } from './useClipboardCommands.ts';
import { useDeletion } from './useDeletion.tsx';
import { type HistoryCommands, useHistoryCommands } from './useHistoryCommands.ts';
import { useMoveOneStep } from './useMoveOneStep.ts';
import { type InsertCommands, useInsertCommands } from './useInsertCommands.ts';

/** Everything that buttons, menus and keys of the editor do. */
export interface EditorCommands {
  readonly history: HistoryCommands;
  readonly insert: InsertCommands;
  readonly clipboard: ClipboardCommands;
  /** A page, a group or questions are selected, not the template itself. */
  readonly isPart: boolean;
  readonly addTextQuestion: () => void;
  readonly cut: () => void;
  readonly remove: () => void;
  readonly moveTo: () => void;
  /** Moves what is selected by one place, at the end of its parent into the one beside it. */
  readonly moveOneStep: (direction: 'up' | 'down') => void;
  /** The open dialog of a command. */
  readonly dialogs: ReactNode;
}

/** Returns the commands of the editor. */
export function useEditorCommands(): EditorCommands {
  const history = useHistoryCommands();
  const insert = useInsertCommands();
  const clipboard = useClipboardCommands();
  const deletion = useDeletion();
  const isPart = useSelection().kind !== 'template';
  const [isMoving, setIsMoving] = useState(false);
  return {
    history,
    insert,
    clipboard,
    isPart,
    addTextQuestion: () => insert.addQuestion('Textbox'),
    cut() {
      clipboard.copy();
      deletion.request();
    },
    remove: deletion.request,
    moveTo: () => setIsMoving(true),
    moveOneStep: useMoveOneStep(),
    dialogs: (
      <>
        {deletion.dialog}
        {isMoving && <MoveToDialog onClose={() => setIsMoving(false)} />}
      </>
    ),
  };
}
