import { ensureSession, type FaultScenario, type TestContext } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_config/tips_matter';
let number = 0;

/** The calls of tips. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the tips',
    endpoint: 'GET /goapi/tips',
    isSignedIn: true,
    container: 'a single record',
    arrange: (context) => ensureSession(context, 'demo.content'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('switch').first(),
  },
  {
    name: 'saving the tips',
    endpoint: 'PUT /goapi/tips',
    isSignedIn: true,
    container: 'a form',
    async arrange(context: TestContext) {
      await ensureSession(context, 'demo.content');
      await context.page.goto(path);
      number += 1;
      await context.page
        .getByRole('textbox', { name: /^Tip: Quotes/ })
        .first()
        .fill(`Quotes are delayed by ${number} minutes.`);
    },
    trigger: (page) => page.getByRole('button', { name: 'Save all tips' }).click(),
    content: (page) =>
      page.getByRole('region', { name: 'Latest messages' }).getByText('The tips have been saved').first(),
  },
];
