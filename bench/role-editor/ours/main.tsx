// The form of a role with 10,020 functions, half of them granted, as the editor of roles has it: the field of the tree,
// with what is saved, in a form with its checks and drafts.
import { Form, LocalTextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { CheckTreeField } from '@brokerdesk/plugin-sdk/trees';
import { createRoot } from 'react-dom/client';
import { KitProviders } from '../../part-pages/KitProviders.tsx';
import { type BenchNode, createNodes, flatten } from '../nodes.ts';

const nodes = createNodes();
const record = {
  name: { EN: 'Reviewer', SC: '审核员', TC: '審核員' },
  functionCodes: flatten(nodes)
    .filter(isGranted)
    .map(({ id }) => id),
};

const shape = {
  idOf: ({ id }: BenchNode) => id,
  childrenOf: ({ children }: BenchNode) => children,
  nameOf: ({ name }: BenchNode) => name,
  searchTextOf: ({ id }: BenchNode) => id,
};
const views = [
  { id: 'menus', label: 'Menus', includes: ({ children }: BenchNode) => children.length > 0 },
  { id: 'business', label: 'Business functions', includes: ({ children }: BenchNode) => children.length === 0 },
];

function isGranted({ id }: BenchNode): boolean {
  return Number(id.slice(1).split('.')[0]) % 2 === 0;
}

function lockOf({ id }: BenchNode): string | undefined {
  return id.startsWith('f19') ? 'You don’t have this function.' : undefined;
}

function RoleForm() {
  const form = useForm({
    name: 'role',
    record,
    toValues: ({ name, functionCodes }: typeof record) => ({ name, functionCodes }),
    send: () => Promise.resolve(null),
  });
  return (
    <Form form={form} label="Role">
      <LocalTextField form={form} name="name" label="Name" />
      <CheckTreeField
        {...shape}
        form={form}
        name="functionCodes"
        label="Functions"
        nodes={nodes}
        views={views}
        lockOf={lockOf}
      />
    </Form>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <KitProviders respond={() => new Promise(() => {})}>
      <RoleForm />
    </KitProviders>,
  );
}
