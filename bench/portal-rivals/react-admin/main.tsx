// The same sign-in and the same list as in the portal, as react-admin's documentation builds them.
import { createRoot } from 'react-dom/client';
import {
  Admin,
  type AuthProvider,
  type DataProvider,
  Datagrid,
  DateField,
  EmailField,
  List,
  Resource,
  SearchInput,
  SelectInput,
  TextField,
} from 'react-admin';

const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const response = await fetch('/api/login', { method: 'POST', body: JSON.stringify({ username, password }) });
    if (!response.ok) throw new Error('The sign-in failed.');
    sessionStorage.setItem('Token', (await response.json()).token);
  },
  logout: async () => sessionStorage.removeItem('Token'),
  checkAuth: async () => {
    if (sessionStorage.getItem('Token') === null) throw new Error('Nobody is signed in.');
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};

const dataProvider = {
  getList: async () => {
    const headers = { token: sessionStorage.getItem('Token') ?? '' };
    const response = await fetch('/api/applications?page=1&size=50&sort=-applyDate', { headers });
    const { items, total } = (await response.json()).data;
    return { data: items.map((row: { applyID: string }) => ({ ...row, id: row.applyID })), total };
  },
} as unknown as DataProvider;

const regions = ['HK', 'CN', 'OTHER'].map((id) => ({ id, name: id }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="region" source="region" choices={regions} alwaysOn />,
  <SelectInput key="idType" source="idType" choices={regions} alwaysOn />,
];

function ApplicationList() {
  return (
    <List filters={filters} perPage={50} sort={{ field: 'applyDate', order: 'DESC' }}>
      <Datagrid>
        <TextField source="applyID" />
        <TextField source="lastName" />
        <TextField source="firstName" />
        <TextField source="chiName" />
        <TextField source="status" />
        <TextField source="mobile" />
        <EmailField source="email" />
        <TextField source="region" />
        <TextField source="idType" />
        <TextField source="profileID" />
        <DateField source="applyDate" showTime />
        <DateField source="statusDate" showTime />
      </Datagrid>
    </List>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry requireAuth>
      <Resource name="applications" list={ApplicationList} />
    </Admin>,
  );
}
