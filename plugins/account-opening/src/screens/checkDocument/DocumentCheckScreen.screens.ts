import type { ScreenEntry } from '../../../../../e2e/catalogue/ScreenEntry.ts';
import { documentCheckPath, openApplicationList } from '../../../../../e2e/catalogue/visitApplications.ts';
import { openCertifyMany } from '../../../../../e2e/catalogue/visitProcess.ts';

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
