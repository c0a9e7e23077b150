import type { Endpoint } from '@brokerdesk/api';
import { useEffect, useRef, useState } from 'react';
import { useApi, useHost, usePluginScope } from '../../../hooks/useHost.ts';
import { useFormats } from '../../../hooks/useFormats.ts';
import { arrangeColumns } from '../layout/ListLayout.ts';
import type { ListContent } from '../ListContent.ts';
import { exportList } from './exportList.ts';
import { runExport, useExportRun } from './exportRuns.ts';
import { fetchMatchingRows } from './fetchAllRows.ts';
import { useToolText } from './listToolsTexts.ts';
import { readSelection } from './readSelection.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';
import { exportRowLimit, type TableFormat } from './writeTable.ts';
import { Button } from '../../Button.tsx';
import { Choice } from '../../Choice.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';

const formats = ['xlsx', 'csv'] as const;

/** Exports all pages of the list with its current filters, or the selected rows. The export goes on without the panel. */
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
  const [hasFailed, setHasFailed] = useState(false);
  const listId = `${usePluginScope().pluginId}.${props.id}`;
  const current = useExportRun(listId);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const columns = arrangeColumns(props.columns, layout, 0);
  const rowCount = exportsSelection ? selected.count : total;
  const isTooLong = rowCount > exportRowLimit;
  const scope = { rows: count(rowCount), columns: count(columns.length), count: rowCount };

  async function run() {
    const fileName = `${props.exportName ?? props.id}.${format}`;
    setHasFailed(false);
    try {
      const end = await runExport({ listId, rowCount }, async (options) => {
        const rows = exportsSelection ? await selected.load(options) : await fetchMatchingRows(api, list, options);
        options.signal.throwIfAborted();
        await exportList({ rows, columns, format, fileName, signal: options.signal });
        notify({
          tone: 'success',
          text: text('export.done', { count: rows.length, number: count(rows.length), file: fileName }),
        });
      });
      if (end === 'done' && isShown.current) onClose();
    } catch (error) {
      setHasFailed(true);
      notify({ tone: 'error', text: (error as Error).message });
    }
  }
  return (
    <ToolPanel title={text('export.title')} {...panelProps} onClose={onClose} isPersistent={current !== undefined}>
      {selected.count > 0 && (
        <fieldset className="bdk-tool-choices" disabled={current !== undefined}>
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
      <fieldset className="bdk-tool-choices" disabled={current !== undefined}>
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
        {isTooLong && text('export.tooMany', { limit: count(exportRowLimit) })}
        {hasFailed && text('export.failed')}
      </Text>
      {current === undefined ? (
        <Row>
          <Button intent="primary" disabled={isTooLong || rowCount === 0} onClick={() => void run()}>
            {text('export.start')}
          </Button>
        </Row>
      ) : (
        <>
          <Row wrap>
            <progress
              className="bdk-progress"
              value={current.done}
              max={current.rowCount}
              aria-label={text('export.title')}
            />
            <span>
              {current.done < current.rowCount
                ? text('export.progress', { done: count(current.done), total: count(current.rowCount) })
                : text('export.writing')}
            </span>
            <Button onClick={current.cancel}>{text('export.cancel')}</Button>
          </Row>
          <Text as="p" tone="neutral">
            {text('export.leave')}
          </Text>
        </>
      )}
    </ToolPanel>
  );
}
