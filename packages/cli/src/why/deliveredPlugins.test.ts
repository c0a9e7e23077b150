import { expect, it } from 'vitest';
import { addPlugin, promote } from '../registry/changes.ts';
import { inspectRegistry } from '../registry/inspect.ts';
import { makePacked, makeRegistry, now } from '../registry/registryFixture.ts';
import { revokeKey } from '../registry/trust.ts';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { explain } from './explain.ts';
import { loadPortalModel } from './PortalModel.ts';
import { parseReport } from './readReport.ts';

it('says which version of a plugin a registry has for the user’s broker, and why browsers refuse it', async () => {
  const { store, author, root, publisher } = await makeRegistry();
  const context = { store, broker: 'harbour', publisher, now };
  const model = await loadPortalModel([], findDevAccount('harbour.admin', undefined));
  const ask = async () => {
    const registry = await inspectRegistry(store, now);
    const { findings } = explain({ ...model, registry }, 'client-information');
    return findings.find(({ code }) => /DELIVERED|DLV/.test(code));
  };
  expect(await ask()).toMatchObject({ code: 'PLUGIN_NOT_DELIVERED', isSatisfied: false });
  await addPlugin(context, await makePacked(author, { id: 'client-information' }));
  const next = await makePacked(author, { id: 'client-information', version: '1.1.0', code: 'export default 2;' });
  await addPlugin(context, next, { share: 100, accounts: ['harbour.admin'] });
  expect(await ask()).toMatchObject({
    code: 'PLUGIN_DELIVERED',
    text: 'The registry has it for harbour: version 1.0.0, version 1.1.0 for 10 % of the accounts and 1 named ones.',
  });
  await promote(context, undefined);
  await revokeKey(store, author.key, { root, now });
  expect(await ask()).toMatchObject({ code: 'DLV_REVOKED', isSatisfied: false });
});

it('reads from a report what was refused', () => {
  const report = parseReport('registry r7\nfee-schedule delivered | refused | DLV_MIXED: it is another file\n\n');
  expect(report.get('fee-schedule')).toEqual({
    state: 'refused',
    failure: { code: 'DLV_MIXED', message: 'it is another file' },
  });
});
