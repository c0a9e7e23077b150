import { expect, test } from 'vitest';
import { PluginFailure } from '../../plugins/errors.ts';
import { formatInspectorReport } from './formatInspectorReport.ts';

test('the report contains each plugin’s state and each decision in one line', () => {
  const failure = new PluginFailure('PLG_LOAD', { pluginId: 'faq', message: 'faq could not be loaded' });
  const report = formatInspectorReport({
    revision: 'r7',
    signature: 'rfc9421 profile',
    records: [
      { id: 'faq', version: '1.0.0', firstParty: true, state: 'failed-load', failure, crashes: {} },
      { id: 'users', version: '2.1.0', firstParty: false, state: 'active', failure: undefined, crashes: {} },
    ],
    reasons: [{ code: 'NODE_UNOWNED', functionCode: 'RAO' }],
    refusals: [{ pluginId: 'fees', code: 'DLV_REVOKED', message: 'its key was revoked' }],
  });
  expect(report).toBe(
    [
      'registry r7',
      'signature rfc9421 profile',
      'faq 1.0.0 | failed-load | PLG_LOAD: faq could not be loaded',
      'users 2.1.0 | active',
      'fees delivered | refused | DLV_REVOKED: its key was revoked',
      '',
      'NODE_UNOWNED | RAO | No plugin of this portal declares RAO; what stands below it moves up.',
    ].join('\n'),
  );
});
