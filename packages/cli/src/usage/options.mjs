// @ts-check
// What several commands share: options, their readers, and the examples of the help.
import { InvalidArgumentError, Option } from 'commander';

/** @typedef {import('commander').Command} Command */

/** @param {Command} command */
export function addPortalOptions(command) {
  return command
    .option('-p, --port <number>', 'port of the portal', readPort, 4400)
    .option('--api-port <number>', 'port of the emulator', readPort, 4401)
    .option('--allow-host <name...>', 'further names by which the portal may be asked for, beside localhost');
}

/**
 * @param {Command} command
 * @param {'none' | 'rfc9421' | undefined} signature Undefined if the command decides
 */
export function addEmulatorOptions(command, signature) {
  return command
    .addOption(
      new Option(
        '--signature <scheme>',
        signature ? 'how calls are signed' : 'how calls are signed (default: "none", "rfc9421" for other machines)',
      )
        .choices(['none', 'rfc9421'])
        .default(signature),
    )
    .option('--seed <text>', 'seed of the made-up data', 'brokerdesk')
    .option('--applications <number>', 'applications of the demo broker; the others have a quarter', readCount, 1000);
}

/**
 * @param {Command} command
 * @param {string} what
 */
export function addJson(command, what) {
  return command.option('--json', `print ${what}, or the failure, as one line of JSON`, false);
}

/**
 * For commands that explain their result.
 * @param {Command} command
 */
export function addQuiet(command) {
  return command.addOption(
    new Option('--quiet', 'print the result and errors only').conflicts('verbose').default(false),
  );
}

/**
 * @param {Command} command
 * @param {readonly string[]} examples
 */
export function addExamples(command, examples) {
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ npx ${example}`).join('\n')}`);
}

/**
 * Rejects two options that contradict each other, of which commander takes the last.
 * @param {Command} command
 * @param {readonly [string, string]} options
 */
export function rejectBoth(command, options) {
  const given = new Set();
  for (const option of options) command.on(`option:${option.replace('--', '')}`, () => given.add(option));
  command.hook('preAction', () => {
    if (given.size === options.length) command.error(`error: ${options.join(' and ')} contradict each other.`);
  });
}

/** @param {string} text */
export function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is 0 to 65535.');
  return port;
}

/**
 * Of the portal's own origin: its policy allows no other, and signatures are made for it.
 * @param {string} text
 */
export function readAddress(text) {
  if (!/^(?:\/[\w.~-]+)+\/?$/.test(text) || /\/\.\.?(?:\/|$)/.test(text)) {
    throw new InvalidArgumentError("It is a path of the portal's own origin, such as /desk/api.");
  }
  return text;
}

/**
 * Returns the path that a portal is served below, with a slash at both ends.
 * @param {string} text
 */
export function readBasePath(text) {
  const parts = text === '/' ? [] : text.replaceAll(/^\/|\/$/g, '').split('/');
  if (!parts.every((part) => /^[\w~-][\w.~-]*$/.test(part))) {
    throw new InvalidArgumentError(
      'It is a path such as /backoffice/ or /broker/portal/, of letters, digits, "-", "_", "~" and, not first, ".".',
    );
  }
  return `/${parts.map((part) => `${part}/`).join('')}`;
}

/** @param {string} text */
export function readDelay(text) {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms > 600_000) throw new InvalidArgumentError('A delay is 0 to 600000 milliseconds.');
  return ms;
}

/** @param {string} text */
export function readCount(text) {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > 1_000_000) {
    throw new InvalidArgumentError('The number of applications is 0 to 1000000.');
  }
  return count;
}
