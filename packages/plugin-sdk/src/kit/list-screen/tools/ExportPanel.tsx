import type { Endpoint } from '@brokerdesk/api';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../hooks/useApi.ts';
import { useHost, usePluginScope } from '../../../hooks/useHost.ts';
import { useFormats } from '../../../hooks/useFormats.ts';
import { arrangeColumns } from '../layout/ListLayout.ts';
import type { ListContent } from '../ListContent.ts';
import { exportList } from './exportList.ts';
import { type ExportRun, runExport, useExportRun } from './exportRuns.ts';
import { fetchMatchingRows } from './fetchMatchingRows.ts';
import { useToolText } from './listToolsTexts.ts';
import { readSelection } from './readSelection.ts';
import { ToolPanel, type ToolPanelProps } from './ToolPanel.tsx';
import { exportRowLimit, type TableFormat } from './writeTable.ts';
import { Button } from '../../Button.tsx';
import { Choice } from '../../Choice.tsx';
import { Row } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';

const formats = ['xlsx', 'csv'] as const;

interface ExportPanelProps<E extends Endpoint> extends ToolPanelProps {
  readonly list: ListContent<E>;
}

/** Exports all pages of the list with its current filters, or the selected rows. The export goes on without the panel. */
export function ExportPanel<E extends Endpoint>({ list, onClose, ...panelProps }: ExportPanelProps<E>) {
  const { props, layout } = list;
  const total = list.data?.total ?? 0;
  const text = useToolText();
  const { count } = useFormats();
  const numberOf = (value: number) => ({ count: value, number: count(value) });
  const { notify } = useHost();
  const api = useApi();
  const selected = readSelection(api, list);
  const [exportsSelection, setExportsSelection] = useState(selected.count > 0);
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [hasFailed, setHasFailed] = useState(false);
  const listId = `${usePluginScope().pluginId}.${props.id}`;
  const current = useExportRun(listId);
  const isShown = useIsShown();
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
        notify({ tone: 'success', text: text('export.done', { ...numberOf(rows.length), file: fileName }) });
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
        <ExportChoice
          name="rows"
          label={text('export.what')}
          options={[
            { value: 'all', label: text('export.all', numberOf(total)) },
            { value: 'selected', label: text('export.selected', numberOf(selected.count)) },
          ]}
          value={exportsSelection ? 'selected' : 'all'}
          isDisabled={current !== undefined}
          onChoose={(value) => setExportsSelection(value === 'selected')}
        />
      )}
      <ExportChoice
        name="format"
        label={text('export.format')}
        options={formats.map((value) => ({ value, label: text(`export.${value}`) }))}
        value={format}
        isDisabled={current !== undefined}
        onChoose={setFormat}
      />
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
        <ExportProgress run={current} />
      )}
    </ToolPanel>
  );
}

/** Whether the panel is still there, for what ends later. */
function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

interface ExportChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly isDisabled: boolean;
  readonly onChoose: (value: Value) => void;
}

function ExportChoice<Value extends string>(props: ExportChoiceProps<Value>) {
  const { name, label, options, value, isDisabled, onChoose } = props;
  return (
    <fieldset className="bdk-tool-choices" disabled={isDisabled}>
      <legend>{label}</legend>
      <Row wrap gap={16}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={`bdk-export-${name}`}
            label={option.label}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
        ))}
      </Row>
    </fieldset>
  );
}

function ExportProgress({ run }: { readonly run: ExportRun }) {
  const text = useToolText();
  const { count } = useFormats();
  return (
    <>
      <Row wrap>
        <progress className="bdk-progress" value={run.done} max={run.rowCount} aria-label={text('export.title')} />
        <span>
          {run.done < run.rowCount
            ? text('export.progress', { done: count(run.done), total: count(run.rowCount) })
            : text('export.writing')}
        </span>
        <Button onClick={run.cancel}>{text('export.cancel')}</Button>
      </Row>
      <Text as="p" tone="neutral">
        {text('export.leave')}
      </Text>
    </>
  );
}
