// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareProbe(program) {
  const probe = program
    .command('probe')
    .description(
      'ask a live portal whether its server does what docs/hosting.md demands; nothing is signed in or changed',
    )
    .argument('<address>', 'a page of the portal, such as the sign-in page of a broker')
    .option('--other-broker <display code>', 'another broker, of which the host name must show nothing');
  addExamples(probe, ['admin-cli probe https://demo.portal.example.com/admin/demo/login --other-broker harbour']);
  addQuiet(probe);
  addJson(probe, 'the findings').action(async (address, options) =>
    (await loadCached(() => import('../commands/probe.ts'))).probe(address, options),
  );
}
