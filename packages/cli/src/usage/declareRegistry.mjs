// @ts-check
import { InvalidArgumentError, Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson } from './options.mjs';

/** @typedef {import('commander').Command} Command */

function load() {
  return loadCached(() => import('../commands/registry.ts'));
}

/**
 * Declares `pack`, with which an author delivers a plugin, `certify`, with which it is tried, and `registry`, with which an
 * operator publishes it.
 * @param {Command} program
 */
export function declareRegistry(program) {
  const pack = program
    .command('pack')
    .description('pack what `build` wrote for a plugin into one file, signed by its author')
    .argument('[plugin]', 'the folder of the plugin, or what was built', '.')
    .requiredOption('--key <key>', "the author's private key: a file, or `command:<program>`")
    .option('-o, --out <folder>', 'where to write', '.');
  addExamples(pack, ['admin-cli pack --key author.key']);
  addJson(pack, 'the file').action(async (folder, options) =>
    (await loadCached(() => import('../commands/pack.ts'))).pack(folder, options),
  );

  const certify = program
    .command('certify')
    .description('try a packed plugin in a portal of the product, and sign that it passed')
    .argument('<package>', 'what `admin-cli pack` wrote')
    .option('--publisher-key <key>', 'who vouches for the result: a file, or `command:<program>`')
    .option(
      '--sources <folder>',
      "the plugin's sources: `mock.ts` answers its calls, `*.screens.ts` open what needs a record",
    )
    .option('-o, --out <folder>', 'where to write', '.');
  addExamples(certify, [
    'admin-cli certify fee-schedule-1.0.0.zip --publisher-key publisher.key',
    'admin-cli certify fee-schedule-1.0.0.zip --sources ../fee-schedule',
  ]);
  addJson(certify, 'the checks').action(async (file, options) =>
    (await loadCached(() => import('../commands/certify.ts'))).certify(file, options),
  );

  const registry = program
    .command('registry')
    .description('deliver plugins to brokers of a portal that runs (docs/operate.md)');
  addExamples(registry, [
    'admin-cli registry init /srv/registry --root-key root.key --publisher-key publisher.key',
    'admin-cli registry trust /srv/registry author.key.pub --as author --name "Fee Tools" --brokers harbour --root-key root.key',
    'admin-cli registry add /srv/registry fee-schedule-1.0.0.zip --brokers harbour --publisher-key publisher.key',
  ]);
  declareRoot(registry);
  declarePublishing(registry);
  declareReading(registry);
}

/** @param {Command} registry */
function declareRoot(registry) {
  const key = registry
    .command('key')
    .description('make a key pair')
    .argument('<file>', 'where to write the private key');
  addExamples(key, ['admin-cli registry key author.key']);
  addJson(key, 'the public key').action(async (file, options) => (await load()).makeKey(file, options));

  const init = addRootKey(addPublisherKey(describeRegistry(registry.command('init'), 'create an empty registry')));
  addExamples(init, ['admin-cli registry init /srv/registry --root-key root.key --publisher-key publisher.key']);
  addJson(init, 'the keys').action(async (folder, options) => (await load()).init(folder, options));

  const trust = addRootKey(describeRegistry(registry.command('trust'), 'certify the key of an author or publisher'))
    .argument('<key>', 'the public key, or its file')
    .addOption(new Option('--as <role>', 'what the key may do').choices(['author', 'publisher']).default('author'))
    .requiredOption('--name <name>', 'whose key it is')
    .option('--brokers <display code...>', 'the brokers that it is good for (default: all)')
    .option('--plugins <id...>', 'the plugins that it may sign (default: all)')
    .option('--minimum <plugin@version...>', 'the lowest versions that it is good for')
    .option('--until <day>', 'the last day that it is good for (default: in 400 days)');
  addExamples(trust, [
    'admin-cli registry trust /srv/registry author.key.pub --name "Fee Tools" --brokers harbour --root-key root.key',
  ]);
  addJson(trust, 'the key').action(async (folder, key, options) => (await load()).trust(folder, key, options));

  const revoke = addRootKey(
    describeRegistry(
      registry.command('revoke'),
      'refuse what a key has signed, in every browser from its next load on',
    ),
  ).argument('<key>', 'the public key, or its file');
  addExamples(revoke, ['admin-cli registry revoke /srv/registry author.key.pub --root-key root.key']);
  addJson(revoke, 'the key').action(async (folder, key, options) => (await load()).revoke(folder, key, options));

  const rotate = addRootKey(
    describeRegistry(registry.command('rotate'), 'replace the root by another key, which the present one vouches for'),
  ).requiredOption('--new-root-key <key>', "the next root's private key");
  addExamples(rotate, ['admin-cli registry rotate /srv/registry --root-key root.key --new-root-key root-2.key']);
  addJson(rotate, 'the new root').action(async (folder, options) => (await load()).rotate(folder, options));
}

/** @param {Command} registry */
function declarePublishing(registry) {
  const add = addBrokers(describeRegistry(registry.command('add'), 'give brokers plugins, or other versions of them'))
    .argument('<package...>', 'what `admin-cli pack` wrote')
    .option('--candidate <percent>', 'at first for this share of the accounts only', readShare)
    .option('--accounts <user name...>', 'at first for these accounts only')
    .option('--certified <file...>', 'what `admin-cli certify` wrote of them');
  addExamples(add, [
    'admin-cli registry add /srv/registry fee-schedule-1.0.0.zip --brokers harbour --publisher-key publisher.key',
    'admin-cli registry add /srv/registry fee-schedule-1.1.0.zip --brokers harbour --candidate 10 --publisher-key publisher.key',
  ]);
  addJson(add, 'the channels').action(async (folder, files, options) => (await load()).add(folder, files, options));

  const remove = addBrokers(describeRegistry(registry.command('remove'), 'take a plugin from brokers')).argument(
    '<plugin>',
    'the id of the plugin',
  );
  addExamples(remove, [
    'admin-cli registry remove /srv/registry fee-schedule --brokers harbour --publisher-key publisher.key',
  ]);
  addJson(remove, 'the channels').action(async (folder, id, options) => (await load()).remove(folder, id, options));

  const promote = addBrokers(
    describeRegistry(registry.command('promote'), 'give a candidate to more accounts, or to all'),
  ).option('--share <percent>', 'the share of the accounts (default: all, as the stable revision)', readShare);
  addExamples(promote, [
    'admin-cli registry promote /srv/registry --brokers harbour --share 50 --publisher-key publisher.key',
  ]);
  addJson(promote, 'the channels').action(async (folder, options) => (await load()).promoteCandidate(folder, options));

  const rollback = addBrokers(
    describeRegistry(
      registry.command('rollback'),
      'take a candidate from all; without one, return to the stable revision before',
    ),
  );
  addExamples(rollback, ['admin-cli registry rollback /srv/registry --brokers harbour --publisher-key publisher.key']);
  addJson(rollback, 'the channels').action(async (folder, options) => (await load()).rollback(folder, options));

  const stop = addBrokers(
    describeRegistry(registry.command('stop'), 'leave a candidate to those who have it, and give it to no others'),
  );
  addExamples(stop, ['admin-cli registry stop /srv/registry --brokers harbour --publisher-key publisher.key']);
  addJson(stop, 'the channels').action(async (folder, options) => (await load()).stop(folder, options));

  const renew = addPublisherKey(
    describeRegistry(registry.command('renew'), 'publish the same again, for another 30 days; run it every week'),
  )
    .option('--brokers <display code...>', 'the brokers (default: all)')
    .option('--root-key <key>', 'the root’s private key, to renew what it has signed, too');
  addExamples(renew, ['admin-cli registry renew /srv/registry --publisher-key publisher.key']);
  addJson(renew, 'the channels').action(async (folder, options) => (await load()).renewAll(folder, options));
}

/** @param {Command} registry */
function declareReading(registry) {
  const list = describeRegistry(registry.command('list'), 'print what each broker has, and what browsers would refuse');
  addExamples(list, ['admin-cli registry list /srv/registry']);
  addJson(list, 'the brokers').action(async (folder, options) => (await load()).list(folder, options));

  const probe = describeRegistry(
    registry.command('probe-store'),
    'let writers race, and refuse a store that lets two of them win; leaves nothing behind',
  )
    .option('--rounds <number>', 'how often they race', readNumber, 50)
    .option('--writers <number>', 'how many race', readNumber, 8);
  addExamples(probe, ["admin-cli registry probe-store 's3://plugins/registry?endpoint=https://s3.example.com'"]);
  addJson(probe, 'the counts').action(async (folder, options) => (await load()).probe(folder, options));

  const exportCommand = describeRegistry(registry.command('export'), 'write a registry into one file').argument(
    '<file>',
    'where to write',
  );
  addExamples(exportCommand, ['admin-cli registry export /srv/registry registry.zip']);
  addJson(exportCommand, 'the file').action(async (folder, file, options) =>
    (await load()).exportAll(folder, file, options),
  );

  const importCommand = describeRegistry(
    registry.command('import'),
    'take over an exported registry: all of it, or nothing',
  ).argument('<file>', 'what `registry export` wrote');
  addExamples(importCommand, ['admin-cli registry import /srv/registry registry.zip']);
  addJson(importCommand, 'the brokers').action(async (folder, file, options) =>
    (await load()).importAll(folder, file, options),
  );
}

/**
 * @param {Command} command
 * @param {string} description
 */
function describeRegistry(command, description) {
  return command
    .description(description)
    .argument('<registry>', 'the folder of the registry, or s3://<bucket>/<folder>?endpoint=<address>');
}

/** @param {Command} command */
function addRootKey(command) {
  return command.requiredOption('--root-key <key>', 'the root’s private key: a file, or `command:<program>`');
}

/** @param {Command} command */
function addPublisherKey(command) {
  return command.requiredOption(
    '--publisher-key <key>',
    'the private key of the publisher: a file, or `command:<program>`',
  );
}

/** @param {Command} command */
function addBrokers(command) {
  return addPublisherKey(command).requiredOption('--brokers <display code...>', 'the brokers');
}

/**
 * Returns how many of 1,000 accounts a percentage is.
 * @param {string} text
 */
function readShare(text) {
  const percent = Number(text);
  if (!/^\d+(?:\.\d)?$/.test(text) || percent > 100) {
    throw new InvalidArgumentError('A share is 0 to 100 percent, with one decimal at most.');
  }
  return Math.round(percent * 10);
}

/** @param {string} text */
function readNumber(text) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 2 || number > 10_000) throw new InvalidArgumentError('It is 2 to 10000.');
  return number;
}
