import type { Endpoint } from '@brokerdesk/api';
import { useEffect, useRef, useState } from 'react';
import { useApi, useHost } from '../../../hooks/useHost.ts';
import { useFormats } from '../../../hooks/useFormats.ts';
import { arrangeColumns } from '../layout/ListLayout.ts';
import type { ListContent } from '../ListContent.ts';
import { exportList } from './exportList.ts';
import { fetchMatchingRows } from './fetchAllRows.ts';
import { useToolText } from './listToolsTexts.ts';
import { readSelection } from './readSelection.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';
import { type TableFormat, xlsxRowLimit } from './writeTable.ts';
import { Button } from '../../Button.tsx';
import { Choice } from '../../Choice.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';

const formats = ['xlsx', 'csv'] as const;

/** Exports all pages of the list with its current filters, or the selected rows. */
export function ExportPanel<E extends Endpoint>({
  list,
  onClose,
  ...panelProps
}: ToolPanelProps & { readonly list: ListContent<E> }) {
  const { props, layout } = list;
  const total = list.data?.total ?? 0;
  const text = useToolText();
  const { count } = useFormats();
  const { notify } = useHost();
  const api = useApi();
  const selected = readSelection(api, list);
  const [exportsSelection, setExportsSelection] = useState(selected.count > 0);
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [done, setRowsDone] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const columns = arrangeColumns(props.columns, layout, 0);
  const rowCount = exportsSelection ? selected.count : total;
  const isTooLong = format === 'xlsx' && rowCount > xlsxRowLimit;
  const scope = { rows: count(rowCount), columns: count(columns.length), count: rowCount };

  async function run() {
    const { signal } = (controller.current = new AbortController());
    const fileName = `${props.exportName ?? props.id}.${format}`;
    const progressOptions = { signal, onProgress: (rows: number) => setRowsDone(rows) };
    setHasFailed(false);
    setRowsDone(0);
    try {
      const rows = exportsSelection
        ? await selected.load(progressOptions)
        : await fetchMatchingRows(api, list, progressOptions);
      signal.throwIfAborted();
      await exportList({ rows, columns, format, fileName, signal });
      notify({
        tone: 'success',
        text: text('export.done', { count: rows.length, number: count(rows.length), file: fileName }),
      });
      onClose();
    } catch (error) {
      if (!signal.aborted) {
        setHasFailed(true);
        notify({ tone: 'error', text: (error as Error).message });
      }
      setRowsDone(undefined);
    }
  }
  return (
    <ToolPanel
      title={text('export.title')}
      {...panelProps}
      isPersistent={done !== undefined}
      onClose={() => {
        controller.current?.abort();
        onClose();
      }}
    >
      {selected.count > 0 && (
        <fieldset className="bdk-tool-choices" disabled={done !== undefined}>
          <legend>{text('export.what')}</legend>
          <Row wrap gap={16}>
            {([false, true] as const).map((isSelection) => (
              <Choice
                key={String(isSelection)}
                type="radio"
                name="bdk-export-rows"
                label={
                  isSelection
                    ? text('export.selected', { count: selected.count, number: count(selected.count) })
                    : text('export.all', { count: total, number: count(total) })
                }
                checked={exportsSelection === isSelection}
                onChange={() => setExportsSelection(isSelection)}
              />
            ))}
          </Row>
        </fieldset>
      )}
      <fieldset className="bdk-tool-choices" disabled={done !== undefined}>
        <legend>{text('export.format')}</legend>
        <Row wrap gap={16}>
          {formats.map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name="bdk-export-format"
              label={text(`export.${choice}`)}
              checked={format === choice}
              onChange={() => setFormat(choice)}
            />
          ))}
        </Row>
      </fieldset>
      <Text as="p" tone="neutral">
        {text('export.scope', scope)}
      </Text>
      <Text as="p" tone="failed" role="alert">
        {isTooLong && text('export.tooMany', { limit: count(xlsxRowLimit) })}
        {hasFailed && text('export.failed')}
      </Text>
      {done === undefined ? (
        <Row>
          <Button intent="primary" disabled={isTooLong || rowCount === 0} onClick={() => void run()}>
            {text('export.start')}
          </Button>
        </Row>
      ) : (
        <Row wrap>
          <progress className="bdk-progress" value={done} max={rowCount} aria-label={text('export.title')} />
          <span>
            {done < rowCount
              ? text('export.progress', { done: count(done), total: count(rowCount) })
              : text('export.writing')}
          </span>
          <Button onClick={() => controller.current?.abort()}>{text('export.cancel')}</Button>
        </Row>
      )}
    </ToolPanel>
  );
}
