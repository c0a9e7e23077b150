import { useState } from 'react';
import { useEditHistory, useEditorActions } from '../store/useEditor.ts';
import { useText } from '../useText.ts';

/** A step back or forward: what the button says, and what it does. */
export interface HistoryCommand {
  readonly label: string;
  readonly isPossible: boolean;
  readonly run: () => void;
}

/** Undo and redo, with the name of the step, and what was done last, for assistive technology. */
export interface HistoryCommands {
  readonly undo: HistoryCommand;
  readonly redo: HistoryCommand;
  readonly announcement: string;
}

/** Returns undo and redo. */
export function useHistoryCommands(): HistoryCommands {
  const text = useText();
  const actions = useEditorActions();
  const { undoStack, redoStack } = useEditHistory();
  const [announcement, setAnnouncement] = useState('');
  const lastDone = undoStack.at(-1)?.label;
  const lastUndone = redoStack.at(-1)?.label;
  return {
    undo: {
      label: lastDone === undefined ? text('editor.undo') : text('editor.undoStep', { step: lastDone }),
      isPossible: lastDone !== undefined,
      run() {
        if (lastDone === undefined) return;
        actions.undo();
        setAnnouncement(text('editor.undone', { step: lastDone }));
      },
    },
    redo: {
      label: lastUndone === undefined ? text('editor.redo') : text('editor.redoStep', { step: lastUndone }),
      isPossible: lastUndone !== undefined,
      run() {
        if (lastUndone === undefined) return;
        actions.redo();
        setAnnouncement(text('editor.redone', { step: lastUndone }));
      },
    },
    announcement,
  };
}
