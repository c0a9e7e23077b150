import { fillSignIn, type ScreenEntry, submitForm } from '@brokerdesk/plugin-testing/browser';

const passwordField = 'input[type=password]';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'sign-in',
    account: null,
    open: (visit) => visit.goTo('demo/login', { until: '.bd-advertisements img' }),
    read: {
      method: 'GET',
      path: '/systems/brokers/infos',
      open: (visit) => visit.goTo('demo/login'),
      waiting: '.bdk-late .bdk-skeleton-line',
      failed: '[role=alert] button',
    },
  },
  {
    name: 'sign-in of another broker',
    account: null,
    open: (visit) => visit.goTo('harbour/login', { until: passwordField }),
  },
  {
    name: 'sign-in, without a network',
    account: null,
    consoleErrors: /ERR_|Failed to load resource/,
    async open(visit) {
      await visit.emulator.addFault({ match: { path: '/systems/brokers/infos' }, effect: { kind: 'reset' } });
      await visit.goTo('demo/login', { until: '[role=alert] button' });
    },
  },
  {
    name: 'sign-in, incomplete',
    account: null,
    async open(visit) {
      await visit.goTo('demo/login', { until: passwordField });
      await submitForm(visit.page);
      await visit.waitFor('form [role=alert]:not(:empty)');
    },
  },
  {
    name: 'sign-in, rejected',
    account: null,
    async open(visit) {
      await visit.goTo('demo/login', { until: passwordField });
      await fillSignIn(visit.page, 'nobody.here');
      await submitForm(visit.page);
      await visit.waitFor('form .bd-problem:not(:empty)');
    },
  },
  {
    name: 'portal that does not exist',
    account: null,
    open: (visit) => visit.goTo('nowhere/login', { until: '.bd-message-page' }),
  },
  {
    name: 'portal that is blocked',
    account: null,
    async open(visit) {
      const broker = await visit.emulator.readRow<object>('brokers', 'LOTUS');
      await visit.emulator.putRow('brokers', 'LOTUS', { ...broker, enabled: false });
      await visit.goTo('lotus/login', { until: '.bd-message-page' });
    },
  },
];
