import { ensureSignedIn, type FaultScenario } from '@brokerdesk/plugin-testing/browser';

/** The calls of a view as a role. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the start of a view as a role',
    endpoint: 'GET /roles/{roleID}',
    isSignedIn: true,
    arrange: async (context) => {
      await ensureSignedIn(context, 'demo.admin');
      const view = JSON.stringify({ roleID: 'DEMO-READER', returnTo: '/admin/demo/main' });
      await context.page.evaluate((stored) => sessionStorage.setItem('ViewAs', stored), view);
    },
    trigger: (page) => page.goto('demo/main'),
    content: (page) => page.getByRole('region', { name: 'View as a role' }),
    isNotRetried: true,
    // The page itself says it, before there is a shell with dialogs.
    outcomes: { refused: 'failure', 'too-large': 'failure' },
  },
];
