import { Button, IconButton, MenuButton, Row } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import type { HistoryCommand } from './commands/useHistoryCommands.ts';
import type { EditorCommands } from './commands/useEditorCommands.tsx';
import { componentTypesInOrder } from './inspector/questionFields.ts';
import { redoIcon, undoIcon } from './editorIcons.ts';
import { useText } from './useText.ts';

/** The commands of the editor: history, what can be added, and what can be done with the selection. */
export function EditorToolbar({
  commands,
  children,
}: {
  readonly commands: EditorCommands;
  readonly children: ReactNode;
}) {
  const text = useText();
  const { history, insert, clipboard, isPart } = commands;
  const disabledReason = isPart ? undefined : text('editor.selectFirst');
  return (
    <Row wrap justify="between" role="group" aria-label={text('editor.commands')}>
      <Row wrap gap={4}>
        <HistoryButton command={history.undo} paths={undoIcon} keys="Control+Z" />
        <HistoryButton command={history.redo} paths={redoIcon} keys="Control+Shift+Z" />
        <MenuButton
          variant="minimal"
          label={text('editor.add')}
          items={[
            { id: 'page', label: text('editor.addPage'), run: insert.addPage },
            { id: 'group', label: text('editor.addGroup'), run: insert.addGroup },
            ...componentTypesInOrder.map((type) => ({
              id: type,
              label: text('editor.addType', { type: text(`componentType.${type}`) }),
              run: () => insert.addQuestion(type),
            })),
          ]}
        />
        <MenuButton
          variant="minimal"
          label={text('editor.editMenu')}
          items={[
            { id: 'cut', label: text('editor.cut'), disabledReason, run: commands.cut },
            { id: 'copy', label: text('editor.copy'), disabledReason, run: clipboard.copy },
            { id: 'paste', label: text('editor.paste'), run: () => void clipboard.paste() },
            { id: 'duplicate', label: text('editor.duplicate'), disabledReason, run: clipboard.duplicate },
            { id: 'delete', label: text('editor.deletePart'), tone: 'danger', disabledReason, run: commands.remove },
          ]}
        />
        <Button
          variant="minimal"
          aria-disabled={!isPart || undefined}
          title={disabledReason}
          onClick={() => isPart && commands.moveTo()}
        >
          {text('editor.moveTo.open')}
        </Button>
      </Row>
      <Row wrap gap={4}>
        {children}
      </Row>
      <p className="bdk-hidden" role="status">
        {history.announcement}
      </p>
      {commands.dialogs}
    </Row>
  );
}

function HistoryButton(props: {
  readonly command: HistoryCommand;
  readonly paths: readonly string[];
  readonly keys: string;
}) {
  const { command, paths, keys } = props;
  return (
    <IconButton
      label={command.label}
      paths={paths}
      aria-keyshortcuts={keys}
      aria-disabled={!command.isPossible}
      onClick={command.run}
    />
  );
}
