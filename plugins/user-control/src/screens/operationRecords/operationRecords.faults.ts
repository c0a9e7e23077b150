import { backgroundOutcomes, ensureSession, type FaultScenario } from '@brokerdesk/plugin-testing/browser';

const opens = {
  isSignedIn: true,
  arrange: (context) => ensureSession(context, 'demo.admin'),
  trigger: (page) => page.goto('demo/main/user_control/operation_record'),
  content: (page) => page.getByRole('grid').getByRole('row').nth(1),
} satisfies Partial<FaultScenario>;

/** The calls of the operation records. */
export const faultScenarios: readonly FaultScenario[] = [
  { ...opens, name: 'the operation records', endpoint: 'GET /operation_records', container: 'a list screen' },
  // Without the names, the records are shown with codes.
  {
    ...opens,
    name: 'the names of operations',
    endpoint: 'GET /systems/actions',
    container: 'a background call',
    outcomes: backgroundOutcomes,
  },
];
