import type { Endpoint } from '@brokerdesk/api';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { useId, useState } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Row } from '../Stack.tsx';
import type { RowOf } from '../../lists/listTypes.ts';
import type { ListColumn } from './ListColumn.ts';
import type { List } from './useList.ts';
import { isViewChanged } from './views/SavedViews.ts';
import { Tag } from '../Tag.tsx';

const panels = ['views', 'columns', 'export'] as const;

/** The buttons above a list that open its views, its columns and its export. The panels are loaded when needed. */
export function ListToolbar<E extends Endpoint>({
  list,
  omitted,
}: {
  readonly list: List<E>;
  /** The columns that have no room in the window. */
  readonly omitted: readonly ListColumn<RowOf<E>>[];
}) {
  const { currentView: current, shown, props, toolbox } = list;
  const { tools, load } = toolbox;
  const text = useKitText();
  const panelId = useId();
  const [opened, setOpened] = useState<{ readonly name: (typeof panels)[number]; readonly anchor: HTMLElement }>();
  const isChanged = current !== undefined && isViewChanged(current, shown, props.columns);

  const Panel =
    tools && opened && { views: tools.ViewsPanel, columns: tools.ColumnsPanel, export: tools.ExportPanel }[opened.name];
  return (
    <Row gap={4}>
      {panels.map((name) =>
        name === 'export' && props.exportName === undefined ? null : (
          <Button
            key={name}
            variant="minimal"
            className="bdk-short bdk-tool"
            textClassName="bdk-text-cut"
            endIcon={<Icon paths={caretDown} />}
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
            {(name === 'views' && current?.name) || text(`list.${name}`)}
            {name === 'views' && isChanged && (
              <Tag className="bdk-end" tone="waiting">
                {text('list.changed')}
              </Tag>
            )}
          </Button>
        ),
      )}
      {Panel && (
        <Panel<E>
          list={list}
          key={opened.name}
          id={panelId}
          anchor={opened.anchor}
          {...(opened.name === 'views' && { isChanged })}
          {...(opened.name === 'columns' && { omitted })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Row>
  );
}
