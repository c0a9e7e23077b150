// AG Grid Community with only the features for the same job: rows, search, check boxes.
import {
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  type ColDef,
  CellStyleModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Application, columns as shown, rows } from '../rows.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowSelectionModule, CellStyleModule]);
const rowData = [...rows];

function App() {
  const [q, setQ] = useState('');
  const columnDefs = useMemo<ColDef<Application>[]>(
    () =>
      shown.map(([field, headerName, width], at) => ({
        field,
        headerName,
        minWidth: width,
        flex: width,
        ...(at === 0 && { pinned: 'left' as const, width, flex: undefined }),
        // The search covers names, as in the other list.
        getQuickFilterText: field === 'name' ? undefined : () => '',
        ...(field === 'status' && { cellRenderer: Status }),
      })),
    [],
  );
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <input aria-label="Search" value={q} onChange={(event) => setQ(event.target.value)} />
      <div style={{ flex: 1 }}>
        <AgGridReact<Application>
          rowData={rowData}
          columnDefs={columnDefs}
          rowHeight={32}
          quickFilterText={q}
          getRowId={({ data }) => data.applyID}
          rowSelection={{ mode: 'multiRow' }}
        />
      </div>
    </div>
  );
}

function Status({ value }: { readonly value: string }) {
  return <span className="status">{value}</span>;
}

Object.assign(globalThis, {
  start() {
    createRoot(document.querySelector('#root') as HTMLElement).render(<App />);
  },
});
