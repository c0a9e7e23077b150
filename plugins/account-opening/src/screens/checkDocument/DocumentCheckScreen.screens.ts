import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { documentCheckPath, openApplicationList } from '../../visits/visitApplicationsFixture.ts';
import { openCertifyMany } from '../../visits/visitProcessFixture.ts';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'document check',
    open: (visit) => openApplicationList(visit, { path: documentCheckPath }),
    read: {
      method: 'GET',
      path: '/applications',
      open: (visit) => visit.goTo(documentCheckPath),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'certify many', open: (visit) => openCertifyMany(visit, 7) },
];
