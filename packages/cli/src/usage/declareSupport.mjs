// @ts-check
import { Argument } from 'commander';
import { completionScripts } from './completionScripts.mjs';
import { listCompletions } from './listCompletions.mjs';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, readPort } from './options.mjs';

/**
 * Declares the commands about admin-cli itself.
 * @param {import('commander').Command} program
 */
export function declareSupport(program) {
  const doctor = program
    .command('doctor')
    .description('find out what keeps admin-cli from working here: Node, packages, ports, browser, folders, clock')
    .option('-p, --port <number>', 'port of the portal', readPort, 4400)
    .option('--api-port <number>', 'port of the emulator', readPort, 4401);
  addExamples(doctor, ['admin-cli doctor']);
  addJson(doctor, 'the findings').action(async (options) =>
    (await loadCached(() => import('../commands/doctor.ts'))).doctor(options),
  );

  const info = program.command('info').description('print versions and plugins, for a bug report; nothing secret');
  addExamples(info, ['admin-cli info', 'admin-cli info --json']);
  addJson(info, 'the versions').action(async (options) =>
    (await loadCached(() => import('../commands/info.ts'))).info(options),
  );

  const completion = program
    .command('completion')
    .description('print a script that lets a shell complete commands, options, users and folders')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']));
  addExamples(completion, [
    'admin-cli completion bash > ~/.local/share/bash-completion/completions/admin-cli',
    'admin-cli completion fish | source',
  ]);
  addJson(completion, 'the script').action((shell, { json }) => {
    const script = completionScripts[/** @type {keyof typeof completionScripts} */ (shell)];
    process.stdout.write(json ? `${JSON.stringify({ shell, script })}\n` : script);
  });

  program
    .command('complete', { hidden: true })
    .argument('[word...]')
    .action(async (words) => {
      const { brokers, users } = await loadCached(() => import('./listNames.ts'));
      for (const word of listCompletions(program, words, { brokers, users })) process.stdout.write(`${word}\n`);
    });
}
