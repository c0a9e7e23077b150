import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { Button, PageHeader } from '@brokerdesk/plugin-sdk';
import { MemoryRouter } from 'react-router';
import type { CompiledScreen } from '../permissions/CompiledPortal.ts';
import { PortalContext, type PortalServices } from '../shell/PortalContext.ts';
import { ScreenTabs } from '../shell/ScreenTabs.tsx';

/** The title of a page with tabs. */
export const gallery: GalleryPage = {
  title: 'ScreenTabs',
  states: [
    { name: 'One tab', isFullWindow: true, render: () => <Shown titleKeys={['frame.messages']} /> },
    {
      name: 'Several tabs',
      isFullWindow: true,
      render: () => <Shown titleKeys={['frame.messages', 'frame.keys', 'frame.diagnostics']} />,
    },
    {
      name: 'More than fit into a line',
      isFullWindow: true,
      render: () => (
        <Shown
          titleKeys={[
            'frame.messages',
            'frame.keys',
            'frame.diagnostics',
            'frame.changePassword',
            'portals.all',
            'portals.recent',
            'home.noScreens',
            'home.noInternal',
          ]}
        />
      ),
    },
  ],
};

const portal = { session: { displayCode: 'demo' } } as PortalServices;

/** Texts of the host serve as titles. */
function Shown({ titleKeys }: { readonly titleKeys: readonly string[] }) {
  const tabs = titleKeys.map(
    (titleKey): CompiledScreen => ({
      address: titleKey,
      pluginId: 'host',
      code: 'PM_CLIENT_INFORMATION',
      child: titleKey,
      titleKey,
      trail: [],
    }),
  );
  const group = { address: 'page', code: 'PM_CLIENT_INFORMATION', pluginId: 'host', titleKey: 'jobs.title', tabs };
  return (
    <MemoryRouter>
      <PortalContext value={portal}>
        <ScreenTabs group={group} address={tabs[0]?.address ?? ''}>
          <PageHeader title={titleKeys[0]} count="12">
            <Button intent="primary">OK</Button>
          </PageHeader>
        </ScreenTabs>
      </PortalContext>
    </MemoryRouter>
  );
}
