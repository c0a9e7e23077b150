import { MoveTree, type TreePlace } from '@brokerdesk/plugin-sdk/trees';
import { useMemo } from 'react';
import { useDocument, useEditorActions, useProblemCounts, useSelection } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { movePart } from './movePart.ts';
import { keysOfSelection, type OutlineNode, outlineNodes, selectionOfKeys } from './outlineNodes.ts';
import { useMoveLabel } from './useMoveLabel.ts';
import { useNodeName } from './useNodeName.ts';
import { StatusTag, Text } from '@brokerdesk/plugin-sdk';

/** The pages, groups and questions of the template as a tree in which they are selected and moved. */
export function Outline() {
  const text = useText();
  const document = useDocument();
  const selection = useSelection();
  const counts = useProblemCounts();
  const { edit, select } = useEditorActions();
  const nameOf = useNodeName();
  const labelOf = useMoveLabel();
  const nodes = useMemo(() => outlineNodes(document), [document]);
  const selectedIds = useMemo(() => new Set(keysOfSelection(selection)), [selection]);
  function move(keys: readonly string[], place: TreePlace) {
    const moved = movePart(keys, place);
    if (moved) edit(labelOf(moved), moved.edit);
  }
  return (
    <MoveTree
      label={text('editor.outline')}
      nodes={nodes}
      idOf={idOf}
      childrenOf={childrenOf}
      nameOf={nameOf}
      asideOf={(node) => <OutlineMarks node={node} problems={counts.get(node.key) ?? 0} />}
      selectedIds={selectedIds}
      onSelect={(keys) => select(selectionOfKeys(keys))}
      onMove={move}
      hasLetterKeys
    />
  );
}

function idOf({ key }: OutlineNode): string {
  return key;
}

function childrenOf({ children }: OutlineNode): readonly OutlineNode[] {
  return children;
}

/** The marks of a row: a core question, a condition, and how many problems there are in it. */
function OutlineMarks({ node, problems }: { readonly node: OutlineNode; readonly problems: number }) {
  const text = useText();
  const question = node.kind === 'question' ? node.question : undefined;
  return (
    <>
      {question?.shownIf && (
        <Text tone="neutral" size="small" title={text('editor.conditional')}>
          <span aria-hidden="true">?</span>
          <span className="bdk-hidden">{text('editor.conditional')}</span>
        </Text>
      )}{' '}
      {question?.core === true && (
        <Text tone="form" size="small" title={text('editor.core')}>
          <span aria-hidden="true">◆</span>
          <span className="bdk-hidden">{text('editor.core')}</span>
        </Text>
      )}{' '}
      {problems > 0 && <StatusTag tone="failed">{text('editor.problemCount', { count: problems })}</StatusTag>}
    </>
  );
}
