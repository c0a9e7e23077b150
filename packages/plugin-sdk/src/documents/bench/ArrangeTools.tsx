import lock from '@blueprintjs/icons/lib/esm/generated/16px/paths/link.js';
import single from '@blueprintjs/icons/lib/esm/generated/16px/paths/one-column.js';
import pair from '@blueprintjs/icons/lib/esm/generated/16px/paths/two-columns.js';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { type DocumentBenchHandle, documentsShown } from './useDocumentBench.ts';

/** One document or two, and whether the two zoom together. */
export function ArrangeTools({ bench }: { readonly bench: DocumentBenchHandle }) {
  const text = useDocumentText();
  const { documents, state, send } = bench;
  const isPair = documentsShown(bench).length > 1;
  if (documents.length < 2) return null;
  return (
    <div className="bdk-bench-tools" role="group" aria-label={text('bench.layout')}>
      {isPair && (
        <ToolButton
          name={text('bench.lock')}
          paths={lock}
          isPressed={state.isLocked}
          onUse={() => send({ type: 'lock', isLocked: !state.isLocked })}
        />
      )}
      <ToolButton
        name={text('bench.single')}
        paths={single}
        isPressed={!isPair}
        onUse={() => isPair && send({ type: 'single' })}
      />
      <ToolButton
        name={text('bench.pair')}
        paths={pair}
        isPressed={isPair}
        onUse={() => send({ type: 'pair', ids: documents.map(({ id }) => id) })}
      />
    </div>
  );
}
