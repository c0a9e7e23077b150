import type { Endpoint } from '@brokerdesk/api';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { useEffect, useRef, useState } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { KitIcon } from '../KitIcon.tsx';
import type { ListPanelProps } from './ListPanelProps.ts';
import type { ListToolbox } from './useListTools.ts';

const panels = ['views', 'columns', 'export'] as const;

/** The buttons above a list that open its views, its columns and its export. What they open comes late. */
export function ListToolbar<E extends Endpoint>(props: ListPanelProps<E> & { readonly toolbox: ListToolbox }) {
  const { toolbox, ...ofPanel } = props;
  const { list, current, shown } = props;
  const { tools, load } = toolbox;
  const text = useKitText();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<(typeof panels)[number]>();
  const isChanged = current !== undefined && tools?.isViewChanged(current, shown, list.columns) === true;

  // Whether a view was changed is told by its name, without anybody asking.
  const isTold = current !== undefined;
  useEffect(() => {
    if (isTold) void load('ahead');
  }, [isTold, load]);

  function close() {
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  }
  const panel = { ...ofPanel, isChanged, onClose: close, onLeave: () => setOpen(undefined) };
  return (
    <div ref={bar} className="bdk-tools">
      {panels.map((name) =>
        name === 'export' && list.exportName === undefined ? null : (
          <button
            key={name}
            type="button"
            className="bdk-tool"
            aria-haspopup="dialog"
            aria-expanded={open === name}
            onPointerEnter={() => void load('ahead')}
            onFocus={() => void load('ahead')}
            onClick={() => {
              void load();
              setOpen(open === name ? undefined : name);
            }}
          >
            <span className="bdk-tool-name">{(name === 'views' && current?.name) || text(`list.${name}`)}</span>
            {name === 'views' && isChanged && <span className="bdk-changed">{text('list.changed')}</span>}
            <KitIcon paths={caretDown} />
          </button>
        ),
      )}
      {tools !== undefined && open === 'views' && <tools.ViewsPanel<E> {...panel} />}
      {tools !== undefined && open === 'columns' && <tools.ColumnsPanel<E> {...panel} />}
      {tools !== undefined && open === 'export' && <tools.ExportPanel<E> {...panel} />}
    </div>
  );
}
