import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { deliveredNotice, putRequest, scheduledNotice, completeDraft } from '../../visits/noticeRowsFixture.ts';

const path = 'demo/main/product_control/manage_notice/general';
const rows = '[role=grid][aria-busy=false] .bdk-row';
const content = 'main [role=tabpanel] figure';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'notices',
    open: (visit) => visit.goTo(path, { until: rows }),
    read: {
      method: 'GET',
      path: '/notifications',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'notice, scheduled',
    open: (visit) => visit.goTo(`${path}/detail`, { params: { ntfID: scheduledNotice }, until: content }),
    read: {
      method: 'GET',
      path: '/notifications/{ntfID}',
      open: (visit) => visit.goTo(`${path}/detail`, { params: { ntfID: scheduledNotice } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'notice, delivery report',
    open: (visit) => visit.goTo(`${path}/detail`, { params: { ntfID: deliveredNotice, tab: 'report' }, until: rows }),
  },
  {
    name: 'notice, resend to failed',
    async open(visit) {
      await visit.goTo(`${path}/detail`, { params: { ntfID: deliveredNotice, tab: 'report' }, until: rows });
      await visit.openDialog('main [role=tabpanel] [data-intent=primary]');
    },
  },
  {
    name: 'notice, waiting for approval',
    prepare: putRequest,
    async open(visit) {
      await visit.goTo(`${path}/detail`, { params: { ntfID: completeDraft }, until: content });
      await visit.openAction('approve');
    },
  },
  {
    name: 'notice, return to author',
    prepare: putRequest,
    async open(visit) {
      await visit.goTo(`${path}/detail`, { params: { ntfID: completeDraft }, until: content });
      await visit.openAction('reject');
    },
  },
  {
    name: 'notice, unschedule',
    async open(visit) {
      await visit.goTo(`${path}/detail`, { params: { ntfID: scheduledNotice }, until: content });
      await visit.openAction('cancel');
    },
  },
  { name: 'notice without an address', open: (visit) => visit.goTo(`${path}/detail`, { until: '.bdk-state' }) },
];
