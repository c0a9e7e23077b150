// The kit's list with all rows loaded: the response contains every matching row.
import { ListScreen, type ScreenTarget, StatusTag } from '@brokerdesk/plugin-sdk';
import { listApplications } from '@brokerdesk/plugin-sdk/api';
import { createRoot } from 'react-dom/client';
import { KitProviders, type RespondToCall } from '../../part-pages/KitProviders.tsx';
import { type Application, columns as shown, rows } from '../rows.ts';

const columns = shown.map(([id, header, width]) => ({
  id,
  header,
  width,
  text: (row: Application) => row[id],
  ...(id === 'status' && { cell: (row: Application) => <StatusTag tone="progress">{row.status}</StatusTag> }),
}));
const bulk = { actions: () => [{ id: 'verify', label: 'Verify', run: () => {} }] };
const respond: RespondToCall = async (_endpoint, { query }) => {
  const q = query?.q?.toLowerCase() ?? '';
  const items = q === '' ? rows : rows.filter((row) => row.name.toLowerCase().includes(q));
  return { items, page: 1, size: items.length, total: items.length };
};

function App() {
  return (
    <KitProviders respond={respond}>
      <ListScreen
        id="applications"
        title="Applications"
        itemsLabel="the applications"
        endpoint={listApplications}
        columns={columns as never}
        rowId={idOf as never}
        defaultSort="-applyDate"
        searchLabel="Name"
        bulk={bulk}
        rowTarget={open as never}
        empty={{ title: '', text: '' }}
      />
    </KitProviders>
  );
}

function idOf({ applyID }: Application): string {
  return applyID;
}

function open({ applyID }: Application): ScreenTarget {
  return { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } };
}

Object.assign(globalThis, {
  start() {
    createRoot(document.querySelector('#root') as HTMLElement).render(<App />);
  },
});
