import { Button, Choice, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import { Matrix, writeCsv } from '@brokerdesk/plugin-sdk/sheet';
import { useMemo } from 'react';
import { codesOfRole } from '../../roles/codesOfRole.ts';
import { compareFunctions, keepDifferences } from './compareFunctions.ts';
import { useText } from '../useText.ts';

/** Props of {@link FunctionMatrix}. */
export interface FunctionMatrixProps {
  readonly roles: readonly Role[];
  readonly isDifferencesOnly: boolean;
  readonly onDifferencesOnly: (isDifferencesOnly: boolean) => void;
}

/** Which function each role grants, all functions or those that differ, as a matrix and as csv. */
export function FunctionMatrix({ roles, isDifferencesOnly, onDifferencesOnly }: FunctionMatrixProps) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const all = useMemo(() => {
    const codes = roles.map((role) => new Set(codesOfRole(role)));
    return compareFunctions(roles[0]?.functions ?? [], codes);
  }, [roles]);
  const shown = useMemo(() => (isDifferencesOnly ? keepDifferences(all) : all), [all, isDifferencesOnly]);
  const table = useMemo(() => {
    const granted = new Map(all.map((one) => [one.function.functionCode, one.granted]));
    const places = new Map(roles.map(({ roleID }, place) => [roleID, place]));
    return {
      columns: roles.map(({ roleID, name }) => ({ id: roleID, title: textIn(name, language) })),
      rows: shown.map(({ function: { functionCode, name }, level }) => ({
        id: functionCode,
        title: textIn(name, language),
        level,
      })),
      cellOf: (code: string, roleID: string) => {
        const isGranted = granted.get(code)?.[places.get(roleID) ?? -1] === true;
        return isGranted
          ? { mark: '✓', text: text('roleComparison.granted') }
          : { mark: '–', text: text('roleComparison.notGranted') };
      },
    };
  }, [all, shown, roles, language, text]);

  function exportCsv() {
    const { columns, rows } = table;
    const header = [text('roleComparison.function'), text('roleComparison.code'), ...columns.map(({ title }) => title)];
    const lines = rows.map(({ id, title }) => [
      title,
      id,
      ...columns.map((column) => table.cellOf(id, column.id).text),
    ]);
    const blob = new Blob([writeCsv([header, ...lines])], { type: 'text/csv;charset=utf-8' });
    downloadFile(blob, `${text('roleComparison.file')}.csv`);
  }
  const different = all.filter((one) => one.isDifferent).length;
  const tools = (
    <>
      <Choice
        type="checkbox"
        label={text('roleComparison.differencesOnly')}
        checked={isDifferencesOnly}
        onChange={({ target }) => onDifferencesOnly(target.checked)}
      />
      <Button onClick={exportCsv}>{text('roleComparison.export')}</Button>
      <Text role="status" tone="neutral" size="small">
        {different === 0
          ? text('roleComparison.same')
          : text('roleComparison.different', { count: different, number: count(different), total: count(all.length) })}
      </Text>
    </>
  );
  return <Matrix {...table} label={text('functions')} rowTitle={text('roleComparison.function')} tools={tools} />;
}
