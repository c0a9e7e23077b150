import { Button, Select, Stack } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { type ReactNode, useId, useState } from 'react';
import { useDocument, useEditorActions, useSelection } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { choiceOf, optionsOfMove } from './moveChoice.ts';
import { movePart } from './movePart.ts';
import { keysOfSelection, outlineNodes } from './outlineNodes.ts';
import { useMoveLabel } from './useMoveLabel.ts';
import { useNodeName } from './useNodeName.ts';

/** Moves what is selected to a page, group and position that the user names. */
export function MoveToDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const selection = useSelection();
  const nodes = outlineNodes(useDocument());
  const { edit } = useEditorActions();
  const nameOf = useNodeName();
  const labelOf = useMoveLabel();
  const keys = keysOfSelection(selection);
  const [choice, setChoice] = useState(() => choiceOf(nodes, keys));
  const { groups, siblings, place } = optionsOfMove(nodes, keys, choice);

  function move() {
    if (place === undefined) return;
    const moved = movePart(keys, place);
    if (moved) edit(labelOf(moved), moved.edit);
    onClose();
  }
  return (
    <Dialog
      title={text('editor.moveTo.title')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('editor.cancel')}</Button>
          <Button intent="primary" aria-disabled={place === undefined || undefined} onClick={move}>
            {text('editor.moveTo.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {selection.kind !== 'page' && (
          <LabelledSelect
            label={text('editor.moveTo.page')}
            value={choice.page}
            onChange={(page) => setChoice({ ...choice, page })}
          >
            {nodes.map((node) => (
              <option key={node.key} value={node.key}>
                {nameOf(node)}
              </option>
            ))}
          </LabelledSelect>
        )}
        {selection.kind === 'questions' && (
          <LabelledSelect
            label={text('editor.moveTo.group')}
            value={place?.parentID ?? ''}
            onChange={(group) => setChoice({ ...choice, group })}
          >
            {groups.map((node) => (
              <option key={node.key} value={node.key}>
                {nameOf(node)}
              </option>
            ))}
          </LabelledSelect>
        )}
        <LabelledSelect
          label={text('editor.moveTo.position')}
          value={String(place?.index ?? 0)}
          onChange={(index) => setChoice({ ...choice, index: Number(index) })}
        >
          <option value="0">{text('editor.moveTo.first')}</option>
          {siblings.map((node, position) => (
            <option key={node.key} value={String(position + 1)}>
              {text('editor.moveTo.after', { name: nameOf(node) })}
            </option>
          ))}
        </LabelledSelect>
        {place === undefined && <p role="status">{text('editor.moveTo.noGroup')}</p>}
      </Stack>
    </Dialog>
  );
}

function LabelledSelect(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={4}>
      <label htmlFor={id}>{props.label}</label>
      <Select id={id} look="field" value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.children}
      </Select>
    </Stack>
  );
}
