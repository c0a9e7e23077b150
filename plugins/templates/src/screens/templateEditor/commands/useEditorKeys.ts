import { useHotkeys } from '@brokerdesk/plugin-sdk';
import type { PaneFocus } from '../panes/usePaneFocus.ts';
import { useText } from '../useText.ts';
import type { EditorCommands } from './useEditorCommands.tsx';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** The keys of every view of the editor, listed by `?`. */
export function useEditorKeys({ undo, redo }: HistoryCommands, publish: () => void): void {
  const text = useText();
  useHotkeys([
    { keys: 'Mod+Z', description: text('editor.undo'), run: undo.run },
    { keys: 'Mod+Shift+Z', description: text('editor.redo'), run: redo.run },
    { keys: 'Mod+Y', description: text('editor.redo'), run: redo.run },
    { keys: 'Mod+S', description: text('editor.publish.submitHead'), run: publish },
  ]);
}

/** The keys of the form. The browser itself sends copy, cut and paste. */
export function useFormKeys(commands: EditorCommands, focus: PaneFocus): void {
  const text = useText();
  const { clipboard, insert, isPart } = commands;
  const ifPart = (run: () => void) => () => {
    if (isPart) run();
  };
  useHotkeys([
    { keys: 'Mod+C', description: text('editor.copy') },
    { keys: 'Mod+X', description: text('editor.cut') },
    { keys: 'Mod+V', description: text('editor.paste') },
    { keys: 'Mod+D', description: text('editor.duplicate'), run: clipboard.duplicate },
    { keys: 'Alt+ArrowUp', description: text('editor.moveUp'), run: ifPart(() => commands.moveOneStep('up')) },
    { keys: 'Alt+ArrowDown', description: text('editor.moveDown'), run: ifPart(() => commands.moveOneStep('down')) },
    { keys: 'M', description: text('editor.moveTo.open'), run: ifPart(commands.moveTo) },
    { keys: 'Delete', description: text('editor.deletePart'), run: ifPart(commands.remove) },
    { keys: 'Backspace', description: text('editor.deletePart'), run: ifPart(commands.remove) },
    { keys: 'Q', description: text('editor.addQuestion'), run: commands.addTextQuestion },
    { keys: 'G', description: text('editor.addGroup'), run: insert.addGroup },
    { keys: 'P', description: text('editor.addPage'), run: insert.addPage },
    { keys: 'I', description: text('editor.goTo.palette'), run: focus.toPalette },
    { keys: 'E', description: text('editor.goTo.properties'), run: focus.toProperties },
    { keys: 'O', description: text('editor.goTo.outline'), run: focus.toOutline },
    // The key is handled where the focus is; here it is listed.
    { keys: 'Escape', description: text('editor.goTo.part') },
  ]);
}
