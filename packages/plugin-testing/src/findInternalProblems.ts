import type { Description } from '@brokerdesk/plugin-sdk/build';
import { createVisits, type ExpectOptions } from './createVisits.ts';
import { demoUsers } from './demoData.ts';
import { listInternalContributions } from './listContributions.ts';
import type { MountedPlugin } from './MountedPlugin.ts';

/**
 * Lists internal screens, slot items and commands that the provider's staff do not see, whose calls are refused to them, or
 * that a user of a broker sees. The staff are signed in in turn with `user`.
 */
export async function findInternalProblems(
  portal: MountedPlugin,
  {
    description,
    params,
    user,
  }: { readonly description: Description } & Required<Pick<ExpectOptions, 'params' | 'user'>>,
): Promise<readonly string[]> {
  const listed = listInternalContributions(description);
  if (listed.length === 0) return [];
  const findings: string[] = [];
  await portal.signInAs(demoUsers.providerAdministrator);
  const visits = createVisits(portal, { listed, params });
  for (const one of listed) {
    const calls = await visits.open(one);
    if (!visits.isShown(one)) findings.push(`${one.name} is not shown to the provider's staff. ${visits.explain(one)}`);
    const denied = calls.find(({ code, pluginId }) => code === 'E0002' && pluginId === description.id);
    if (denied && one.kind !== 'command') {
      findings.push(
        `${one.name} makes the call ${denied.method} ${denied.path}, which is refused to the provider's staff (E0002). ` +
          'Make a call whose access is internalStaff or anyOfOrInternal.',
      );
    }
  }
  await portal.signInAs(user);
  for (const one of listed) {
    await visits.open(one);
    if (visits.isShown(one)) findings.push(`${one.name} is shown to a user of a broker.`);
  }
  return findings;
}
