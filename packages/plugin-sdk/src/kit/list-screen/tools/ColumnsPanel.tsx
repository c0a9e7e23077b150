import '../../reorder-list/ReorderList.css';
import type { Endpoint } from '@brokerdesk/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../../hooks/useHost.ts';
import { useKitText } from '../../../hooks/useKitText.ts';
import { changeColumn, completeChoices, defaultLayout, moveColumn } from '../layout/ListLayout.ts';
import type { ListContent } from '../ListContent.ts';
import { type ColumnItem, ColumnFields } from './ColumnFields.tsx';
import { Choice } from '../../Choice.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';
import { useToolText } from './listToolsTexts.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';
import { LinkButton } from '../../LinkButton.tsx';

const densities = ['normal', 'compact'] as const;

/** Customises the columns of a list, which shows every change immediately. */
export function ColumnsPanel<E extends Endpoint>({
  list,
  omitted = [],
  ...panelProps
}: ToolPanelProps & {
  readonly list: ListContent<E>;
  /** The columns that have no room in the window. */
  readonly omitted?: readonly { readonly id: string }[] | undefined;
}) {
  const { layout, setLayout } = list;
  const { columns } = list.props;
  const text = useToolText();
  const ReorderList = useReorderList(panelProps.onClose);
  const choices = completeChoices(columns, layout);
  const firstUnpinned = choices.filter(({ isPinned = false }) => isPinned).length;
  const items = choices.map((choice, index): ColumnItem => {
    const column = columns.find((one) => one.id === choice.id);
    const pinGroup = choice.isPinned === true ? { first: 1, last: firstUnpinned - 1 } : undefined;
    return {
      ...choice,
      name: column?.header ?? choice.id,
      width: choice.width ?? column?.width ?? 0,
      hasNoRoom: omitted.some(({ id }) => id === choice.id),
      range: index === 0 ? undefined : (pinGroup ?? { first: firstUnpinned, last: choices.length - 1 }),
    };
  });
  return (
    <ToolPanel title={text('columns.title')} {...panelProps}>
      <Row as="fieldset" wrap gap={16} className="bdk-tool-choices">
        <legend>{text('columns.density')}</legend>
        {densities.map((density) => (
          <Choice
            key={density}
            type="radio"
            name="bdk-density"
            label={text(`columns.${density}`)}
            checked={layout.density === density}
            onChange={() => setLayout({ ...layout, density })}
          />
        ))}
      </Row>
      {ReorderList && (
        <ReorderList<ColumnItem>
          label={text('columns.title')}
          items={items}
          onMove={([id = ''], to) => setLayout(moveColumn(columns, layout, { id, to }))}
        >
          {(item) => (
            <ColumnFields item={item} onChange={(choice) => setLayout(changeColumn(columns, layout, choice))} />
          )}
        </ReorderList>
      )}
      <Text as="p" tone="neutral">
        {text('columns.hint')}
      </Text>
      <LinkButton onClick={() => setLayout(defaultLayout)}>{text('columns.reset')}</LinkButton>
    </ToolPanel>
  );
}

type ReorderListComponent = typeof import('../../reorder-list/ReorderList.tsx')['ReorderList'];

/** Loads the reorderable list when the panel opens; `onFailure` is called if it can't be loaded. */
function useReorderList(onFailure: () => void): ReorderListComponent | undefined {
  const { notify } = useHost();
  const text = useKitText();
  const [component, setComponent] = useState<ReorderListComponent>();
  const reportFailure = useEffectEvent(() => {
    notify({ tone: 'error', text: text('list.noTools') });
    onFailure();
  });
  useEffect(() => {
    let isCurrent = true;
    import('../../reorder-list/ReorderList.tsx').then(
      ({ ReorderList }) => isCurrent && setComponent(() => ReorderList),
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return component;
}
