import { Stack, Tabs, useHotkeys } from '@brokerdesk/plugin-sdk';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { EditorCommands } from './commands/useEditorCommands.tsx';
import { EditorPanes } from './EditorPanes.tsx';
import { ScoresPanel, TranslationGrid, TryAsClient } from './lazyParts.tsx';
import { fieldFocusAtom } from './store/editorAtoms.ts';
import { useDocument, useSelection } from './store/useEditor.ts';
import { useText } from './useText.ts';

/** Props of {@link EditorModes}. */
export interface EditorModesProps {
  readonly commands: EditorCommands;
  /** The list of problems, where it is open. */
  readonly problems: ReactNode;
}

/** The ways to look at a template: as a form, its points and classes, its texts, and as a client. */
export function EditorModes({ commands, problems }: EditorModesProps) {
  const text = useText();
  const [mode, setMode] = useModeOfSelection();
  useHotkeys(
    modes.map((one, at) => ({
      keys: String(at + 1),
      description: text('editor.showMode', { mode: one === 'try' ? text('menu.preview') : text(`editor.mode.${one}`) }),
      run: () => setMode(one),
    })),
  );
  const wide = (content: ReactNode) => () => (
    <Stack className="templates-wide">
      {problems}
      {content}
    </Stack>
  );
  return (
    <div className="templates-modes">
      <Tabs
        label={text('editor.modes')}
        selectedKey={mode}
        onSelect={setMode}
        items={[
          {
            key: 'form',
            title: text('editor.mode.form'),
            render: () => <EditorPanes commands={commands} problems={problems} />,
          },
          { key: 'scores', title: text('editor.mode.scores'), render: wide(<ScoresPanel />) },
          { key: 'texts', title: text('editor.mode.texts'), render: wide(<TranslationGrid />) },
          { key: 'try', title: text('menu.preview'), render: wide(<Trial />) },
        ]}
      />
    </div>
  );
}

/** In the order of their tabs, which is that of their keys. */
const modes = ['form', 'scores', 'texts', 'try'] as const;

function Trial() {
  return <TryAsClient document={useDocument()} />;
}

/** The mode that the user has chosen, until something is selected that another one shows. */
function useModeOfSelection(): readonly [string, (mode: string) => void] {
  const selection = useSelection();
  const focus = useAtomValue(fieldFocusAtom);
  const [seen, setSeen] = useState({ selection, focus });
  const [mode, setMode] = useState('form');
  if (seen.selection !== selection || seen.focus !== focus) {
    setSeen({ selection, focus });
    if (focus?.field.startsWith('classification') === true) setMode('scores');
    else setMode('form');
  }
  return [mode, setMode];
}
