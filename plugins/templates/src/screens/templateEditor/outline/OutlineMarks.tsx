import { StatusTag, Text } from '@brokerdesk/plugin-sdk';
import { useText } from '../useText.ts';
import type { OutlineNode } from './outlineNodes.ts';

/** The marks of a row: a core question, a condition, and how many problems there are in it. */
export function OutlineMarks({ node, problems }: { readonly node: OutlineNode; readonly problems: number }) {
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
