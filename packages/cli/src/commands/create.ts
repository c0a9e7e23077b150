import path from 'node:path';
import { CliError } from '../errors.ts';
import { neededNodePackages } from '../findNodeProblem.mjs';
import { planPlugin, type PluginRequest, writePlugin } from '../create/createPlugin.ts';
import type { ProductPage } from '../create/findProductFunction.ts';
import { findWorkspace } from '../create/findWorkspace.ts';
import { toTitles } from '../create/findTitleProblem.ts';
import type { Item } from '../create/itemSpellings.ts';
import { titleOf } from '../create/nameForms.ts';
import { findFolderProblem } from '../create/placeFolder.ts';
import { prepareNameCheck } from '../create/prepareNameCheck.ts';
import { listTemplates, readTemplate } from '../create/templates.ts';
import { printJson, printLine, printNote, printWarning, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli create`. */
export interface CreateOptions {
  readonly template?: string;
  readonly title?: string;
  readonly titleSc?: string;
  readonly titleTc?: string;
  /** What a row of the list is. */
  readonly item?: string;
  readonly itemSc?: string;
  readonly itemTc?: string;
  /** A page of the product's tree. */
  readonly function?: string;
  readonly broker?: readonly string[];
  readonly directory?: string;
  readonly packages?: string;
  readonly registry?: string;
  readonly install: boolean;
  readonly git: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** Creates a plugin from a template. */
export async function create(givenName: string | undefined, options: CreateOptions): Promise<void> {
  const request = await toRequest(givenName, options);
  const files = await planPlugin(request);
  const { folder, root } = request;
  if (!options.dryRun) {
    await writePlugin(request, files);
    if (options.git || options.install) await runSteps(request, options);
  }
  const shownFolder = path.relative(process.cwd(), folder) || '.';
  const next = listNextSteps(request, { shownFolder, isInstalled: options.install });
  const { name, template, titles, item } = request;
  if (options.json)
    return printJson({ folder, name, template, files: [...files.keys()], written: !options.dryRun, next });
  if (titles.en === titles['zh-Hans'] || titles.en === titles['zh-Hant']) {
    printWarning('A Chinese title is the English one: give --title-sc and --title-tc, or edit src/locales.');
  }
  if (item !== undefined && (options.itemSc === undefined || options.itemTc === undefined)) {
    printWarning(
      'A Chinese noun is the English one: give --item-sc and --item-tc, or edit src/locales and src/mock.ts.',
    );
  }
  if (options.dryRun) {
    for (const file of files.keys()) printLine(path.join(shownFolder, file));
    return printNote(`\nNothing was written. Without --dry-run these ${files.size} files are.`);
  }
  const place = root === undefined ? 'as a separate package' : 'within this repository';
  printLine(`${styled('green', 'Created')} ${titles.en} in ${shownFolder} from the template ${template}, ${place}.`);
  if (root === undefined && Object.keys(request.nodePackages).length > 0) {
    printNote(
      'Your Node is too old for its commands, so npm installs a newer one with it; your own stays. npm’s warnings EBADENGINE are about yours: ignore them.',
    );
  }
  if (request.packages !== undefined && !files.has('package-lock.json')) {
    printNote(
      `There is no lock, because the locked.json of ${request.packages} is missing or belongs to other packages: npm install takes longer. Copy the folder that \`npm run pack\` has written whole.`,
    );
  }
  printNote('\nNext:');
  for (const step of next) printNote(`  ${styled('cyan', step)}`);
  if (root !== undefined) printNote('A `dev` that is running does not notice the new folder: start it again.');
}

async function toRequest(givenName: string | undefined, given: CompletedOptions): Promise<PluginRequest> {
  const { page, ...options } = given.function === undefined ? given : await completeByFunction(given, given.function);
  const root = findWorkspace(process.cwd());
  const parent = root === undefined ? process.cwd() : path.join(root, 'plugins');
  const folderOf = (name: string) => path.resolve(options.directory ?? path.join(parent, name));
  const isWithin = root !== undefined && path.dirname(folderOf('name')) === path.join(root, 'plugins');
  if (!isWithin) assertBound(options);
  const { name, template, title } = await completeAnswers(givenName, options, { root, folderOf });
  return {
    name,
    template,
    item: await readItem(options, template),
    titles: toTitles({ en: title, simplified: options.titleSc, traditional: options.titleTc }),
    folder: folderOf(name),
    root: isWithin ? root : undefined,
    brokers: options.broker ?? [],
    functionCode: options.function,
    page,
    packages: options.packages,
    registry: options.registry,
    nodePackages: neededNodePackages(process.env),
    hasTestTools: options.install,
  };
}

/** The public registry does not hold the names of these packages, so a stranger who takes them there runs code at every install. */
function assertBound({ packages, registry }: CreateOptions): void {
  if (packages !== undefined || registry !== undefined) return;
  throw new CliError('PACKAGES_NOT_FOUND', {
    message: 'A separate package needs to know where the packages of Brokerdesk come from. Nothing was written.',
    hint: 'Add --registry with the address of your registry, or --packages with the folder that `npm run pack` of Brokerdesk has written.',
  });
}

/** Only one template has rows, which its author may call something else. */
async function readItem({ item, itemSc, itemTc }: CreateOptions, template: string): Promise<Item | undefined> {
  const given = item ?? itemSc ?? itemTc;
  if (given === undefined) return undefined;
  if (template !== 'list') {
    throw new CliError('OPTIONS_CLASH', {
      message: `The template ${template} has no list whose rows could be called ${given}.`,
      hint: 'Leave --item out, or choose --template list.',
    });
  }
  if (item === undefined) {
    throw new CliError('OPTIONS_CLASH', {
      message: '--item-sc and --item-tc translate the noun of --item, which is missing.',
      hint: 'Add the English noun, for example --item complaint.',
    });
  }
  const { toItem } = await import('../create/toItem.ts');
  return toItem({ name: item, simplified: itemSc, traditional: itemTc }, readTemplate(template));
}

interface CompletedOptions extends CreateOptions {
  readonly page?: ProductPage;
}

/** Takes the titles from the product's tree. Only one template has a single function and nothing that depends on it. */
async function completeByFunction(options: CreateOptions, code: string): Promise<CompletedOptions> {
  const { template = 'blank' } = options;
  if (template !== 'blank') {
    throw new CliError('OPTIONS_CLASH', {
      message: `The template ${template} brings functions and endpoints of its own, so it cannot have --function.`,
      hint: 'Leave one of the two out; with --function the template is blank.',
    });
  }
  const { findProductFunction } = await import('../create/findProductFunction.ts');
  const page = await findProductFunction(code);
  const { en, 'zh-Hans': titleSc, 'zh-Hant': titleTc } = page.titles;
  return { title: en, titleSc, titleTc, ...options, template, page };
}

interface Place {
  readonly root: string | undefined;
  readonly folderOf: (name: string) => string;
}

async function completeAnswers(name: string | undefined, options: CreateOptions, { root, folderOf }: Place) {
  const { template, title, yes, json } = options;
  const isAnswered = name !== undefined && (yes || (template !== undefined && title !== undefined));
  const canAsk = !json && !yes && process.stdin.isTTY && process.stderr.isTTY;
  if (!isAnswered && canAsk) {
    const { askQuestions } = await import('../create/askQuestions.ts');
    const check = prepareNameCheck(root);
    const findProblem = (one: string) => check(one, folderOf(one));
    // What no answer can change is said before the first question.
    const problem =
      (name === undefined ? undefined : findProblem(name)) ??
      (options.directory === undefined ? undefined : findFolderProblem(path.resolve(options.directory)));
    if (problem !== undefined) throw problem;
    return askQuestions({ name, template, title, findProblem }, { input: process.stdin, output: process.stderr });
  }
  if (name === undefined) {
    throw new CliError('NAME_MISSING', {
      message: 'The name of the plugin is missing.',
      hint: `For example: admin-cli create branch-visits --template ${listTemplates()[0]}`,
    });
  }
  return { name, template: template ?? listTemplates()[0] ?? '', title: title ?? titleOf(name) };
}

async function runSteps({ folder, root }: PluginRequest, { git, install }: CreateOptions): Promise<void> {
  const { installPackages, startRepository } = await import('../create/runSteps.ts');
  if (git) await startRepository(folder);
  // Within this repository the packages of all plugins are installed together.
  if (install) await installPackages(root ?? folder);
}

function listNextSteps(
  { root, name, brokers }: PluginRequest,
  { shownFolder, isInstalled }: { readonly shownFolder: string; readonly isInstalled: boolean },
): readonly string[] {
  // Not every broker gets the plugin.
  const broker = (brokers[0] ?? 'demo').toLowerCase();
  const dev = `--as ${broker === '2go' ? 'provider' : broker}.admin`;
  if (root !== undefined) {
    return [
      ...(isInstalled ? [] : ['npm install --ignore-scripts']),
      `npx admin-cli dev ${dev}`,
      `npx vitest run plugins/${name}`,
      `npx admin-cli check plugins/${name}`,
    ];
  }
  const enter = shownFolder === '.' ? [] : [`cd ${shownFolder}`];
  // Its .npmrc lets no install run scripts.
  return [...enter, ...(isInstalled ? [] : ['npm install']), `npm run dev -- ${dev}`, 'npm test', 'npm run check'];
}
