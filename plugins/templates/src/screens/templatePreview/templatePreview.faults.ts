import { type FaultScenario, type Page, ScreenVisit, type TestContext } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/preview';

/** The calls of a template that is tried as a client. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the opening form of a template that is tried',
    endpoint: 'POST /opening_forms/previews',
    isSignedIn: true,
    async arrange(context) {
      await openPreview(context);
      await drawButton(context.page).waitFor();
    },
    trigger: (page) => drawButton(page).click(),
    content: (page) => page.locator('.bdk-pdf-sheet').first(),
  },
];

async function openPreview({ page, emulator }: TestContext): Promise<void> {
  const visit = new ScreenVisit(page, emulator);
  await visit.signIn();
  await visit.goTo(path, { params: { id: 'DEMO-P-STANDARD' }, until: '.templates-client form' });
}

function drawButton(page: Page) {
  return page.getByRole('button', { name: 'Draw the opening form with these answers' });
}
