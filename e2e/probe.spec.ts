// `admin-cli probe` on the portal that `preview` serves, which is for one machine: it shows the emulator's pages and all brokers.
// checks/releases/probe.test.ts asks nginx.
import { openPortal } from '../packages/cli/src/probe/openPortal.ts';
import { rules } from '../packages/cli/src/probe/rules.ts';
import { expect, test } from './fixtures.ts';

test('a preview keeps the rules of a server, but for those that need one for each broker', async ({ baseURL }) => {
  const portal = await openPortal(`${baseURL}demo/login`);
  expect(portal).toMatchObject({ broker: 'demo', base: '/admin/', apiBase: '/api' });
  const results = rules.map(
    async ({ id, examine }) => [id, await examine(portal, { otherBroker: 'harbour' })] as const,
  );
  const open = (await Promise.all(results)).filter(([, result]) => 'notTried' in result || result.length > 0);
  expect(open.map(([id]) => id)).toEqual(['controls', 'cache', 'https', 'brokers']);
});
