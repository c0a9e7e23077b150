import type { Endpoint } from '@brokerdesk/api';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { useEffect, useRef, useState } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import type { ListPanelProps } from './ListPanelProps.ts';
import type { ListToolsLoader } from './useListTools.ts';

const panels = ['views', 'columns', 'export'] as const;

/** The buttons above a list that open its views, its columns and its export. What they open comes late. */
export function ListToolbar<E extends Endpoint>(props: ListPanelProps<E> & { readonly toolbox: ListToolsLoader }) {
  const { toolbox, ...panelProps } = props;
  const { list, current, shown } = props;
  const { tools, load } = toolbox;
  const text = useKitText();
  const bar = useRef<HTMLDivElement>(null);
  const [openPanel, setOpenPanel] = useState<(typeof panels)[number]>();
  const isChanged = current !== undefined && tools?.isViewChanged(current, shown, list.columns) === true;

  // Whether a view was changed is told by its name, without anybody asking.
  const showsViewName = current !== undefined;
  useEffect(() => {
    if (showsViewName) void load('prefetch');
  }, [showsViewName, load]);

  function close() {
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenPanel(undefined);
  }
  const openPanelProps = { ...panelProps, isChanged, onClose: close, onLeave: () => setOpenPanel(undefined) };
  return (
    <div ref={bar} className="bdk-tools">
      {panels.map((name) =>
        name === 'export' && list.exportName === undefined ? null : (
          <button
            key={name}
            type="button"
            className="bdk-tool"
            aria-haspopup="dialog"
            aria-expanded={openPanel === name}
            onPointerEnter={() => void load('prefetch')}
            onFocus={() => void load('prefetch')}
            onClick={() => {
              void load();
              setOpenPanel(openPanel === name ? undefined : name);
            }}
          >
            <span className="bdk-tool-name">{(name === 'views' && current?.name) || text(`list.${name}`)}</span>
            {name === 'views' && isChanged && <span className="bdk-changed">{text('list.changed')}</span>}
            <Icon paths={caretDown} />
          </button>
        ),
      )}
      {tools !== undefined && openPanel === 'views' && <tools.ViewsPanel<E> {...openPanelProps} />}
      {tools !== undefined && openPanel === 'columns' && <tools.ColumnsPanel<E> {...openPanelProps} />}
      {tools !== undefined && openPanel === 'export' && <tools.ExportPanel<E> {...openPanelProps} />}
    </div>
  );
}
