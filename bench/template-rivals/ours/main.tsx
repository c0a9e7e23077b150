// The editor of templates with the portal's own store of drafts, so that keeping what is typed is measured, too.
import { type Endpoint, getProfile, listSystemComponents } from '@brokerdesk/api';
import { ScreenParamsContext } from '@brokerdesk/plugin-sdk/host';
import { createRoot } from 'react-dom/client';
import { createDraftStore } from '../../../packages/host/src/session/createDraftStore.ts';
import { en } from '../../../plugins/templates/src/locales/en.ts';
import EditTemplateScreen from '../../../plugins/templates/src/screens/templateEditor/EditTemplateScreen.tsx';
import { KitProviders } from '../../part-pages/KitProviders.tsx';
import { mostPoints, pages } from '../template.ts';

const middle = Math.floor(mostPoints / 2);
const profile = {
  profileID: 'P1',
  name: inAll('Large template'),
  description: inAll('For a measurement'),
  blockedCNIP: false,
  pages,
  classification: [
    { value: 'LOW', label: inAll('Low'), from: 0, to: middle },
    { value: 'HIGH', label: inAll('High'), from: middle + 1, to: mostPoints },
  ],
  templateVersion: 3,
  version: 3,
  applications: { total: 120, byStatus: {} },
};

function inAll(text: string) {
  return { EN: text, SC: text, TC: text };
}

async function respond(endpoint: Endpoint): Promise<unknown> {
  if (endpoint === getProfile) return profile;
  return endpoint === listSystemComponents ? [] : new Promise(() => {});
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <KitProviders texts={en} drafts={createDraftStore({ draftKey: 'bench' })} respond={respond}>
      <ScreenParamsContext value={{ id: 'P1' }}>
        <EditTemplateScreen />
      </ScreenParamsContext>
    </KitProviders>,
  );
}
