// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet, readPort } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareDoctor(program) {
  const doctor = program
    .command('doctor')
    .description('find out what keeps admin-cli from working here: Node, packages, ports, folders')
    .option('-p, --port <number>', 'port of the portal', readPort, 4400)
    .option('--api-port <number>', 'port of the emulator', readPort, 4401);
  addExamples(doctor, ['admin-cli doctor']);
  addQuiet(doctor);
  addJson(doctor, 'the findings').action(async (options) =>
    (await loadCached(() => import('../commands/doctor.ts'))).doctor(options),
  );
}
