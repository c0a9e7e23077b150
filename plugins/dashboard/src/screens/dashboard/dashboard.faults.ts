import { ensureSession, type FaultScenario } from '@brokerdesk/plugin-testing/browser';

/** The calls of each card. A failure of one leaves the others as they are. */
const calls = [
  ['submitted', 'GET /statistics/applications/submitted'],
  ['statuses', 'GET /statistics/applications/per_status_submitted'],
  ['stayPages', 'GET /statistics/applications/stay_page_pending'],
  ['regions', 'GET /statistics/applications/region'],
  ['deletions', 'GET /statistics/applications/per_status_deletion'],
  ['referrers', 'GET /statistics/applications/referrer_submitted'],
  ['authentications', 'GET /statistics/ca/authentications'],
  ['ocr', 'GET /statistics/ocr/region'],
] as const;

const opens = {
  isSignedIn: true,
  container: 'a single record',
  arrange: (context) => ensureSession(context, 'demo.admin'),
  trigger: (page) => page.goto('demo/main/account_opening/dashboard'),
} satisfies Partial<FaultScenario>;

/** The calls of the dashboard. */
export const faultScenarios: readonly FaultScenario[] = [
  ...calls.map(
    ([card, endpoint]): FaultScenario => ({
      ...opens,
      name: `the figures of the card ${card}`,
      endpoint,
      content: (page) => page.locator(`[data-card=${card}] .dashboard-value`).first(),
    }),
  ),
  {
    ...opens,
    name: 'the applications that are deleted next',
    endpoint: 'GET /applications/future_deletions',
    content: (page) => page.locator('[data-card=deletionList] tbody tr').first(),
  },
];
