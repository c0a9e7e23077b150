import type { Endpoint } from '@brokerdesk/api';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { useId, useState } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import type { List } from './useList.ts';
import { isViewChanged } from './views/SavedViews.ts';

const panels = ['views', 'columns', 'export'] as const;

/** The buttons above a list that open its views, its columns and its export. The panels are loaded when needed. */
export function ListToolbar<E extends Endpoint>({ list }: { readonly list: List<E> }) {
  const { currentView: current, shown, props, toolbox } = list;
  const { tools, load } = toolbox;
  const text = useKitText();
  const panelId = useId();
  const [opened, setOpened] = useState<{ readonly name: (typeof panels)[number]; readonly anchor: HTMLElement }>();
  const isChanged = current !== undefined && isViewChanged(current, shown, props.columns);

  const Panel =
    tools && opened && { views: tools.ViewsPanel, columns: tools.ColumnsPanel, export: tools.ExportPanel }[opened.name];
  return (
    <div className="bdk-tools">
      {panels.map((name) =>
        name === 'export' && props.exportName === undefined ? null : (
          <button
            key={name}
            type="button"
            className="bdk-tool"
            aria-haspopup="dialog"
            aria-expanded={opened?.name === name}
            aria-controls={opened?.name === name ? panelId : undefined}
            onPointerEnter={() => void load('prefetch')}
            onFocus={() => void load('prefetch')}
            onClick={({ currentTarget }) => {
              void load();
              setOpened(opened?.name === name ? undefined : { name, anchor: currentTarget });
            }}
          >
            <span className="bdk-tool-name">{(name === 'views' && current?.name) || text(`list.${name}`)}</span>
            {name === 'views' && isChanged && <span className="bdk-changed">{text('list.changed')}</span>}
            <Icon paths={caretDown} />
          </button>
        ),
      )}
      {Panel && (
        <Panel<E>
          list={list}
          key={opened.name}
          id={panelId}
          anchor={opened.anchor}
          isChanged={isChanged}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
