import { functionCodes } from '@brokerdesk/api';
import { type Answer, createAnswer, type Finding, missing, satisfied } from './Answer.ts';
import type { PortalModel, TreeFunction } from './PortalModel.ts';
import { suggest } from './suggest.ts';

/** Explains whether the user has a function, and where its screen is. */
export function explainFunction(model: PortalModel, code: string): Answer {
  return createAnswer('function', code, listFunctionFindings(model, code));
}

/** Lists the chain from a function code to its screen. */
export function listFunctionFindings(model: PortalModel, code: string): readonly Finding[] {
  const unknown = findUnknownCode(model, code);
  if (unknown !== undefined) return [unknown];
  return [findOwner(model, code), ...listGrantFindings(model, code), ...listScreenFindings(model, code)];
}

function findUnknownCode({ described, tree }: PortalModel, code: string): Finding | undefined {
  if (Object.hasOwn(functionCodes, code) || tree.some(({ functionCode }) => functionCode === code)) return undefined;
  const declared = described.flatMap(({ description }) => Object.keys(description.functions));
  if (declared.includes(code)) return undefined;
  const known = [...Object.keys(functionCodes), ...tree.map(({ functionCode }) => functionCode), ...declared];
  return missing(
    'FUNCTION_UNKNOWN',
    `${code} is not a function of the product, of the broker's tree or of a plugin.`,
    `Correct the code.${suggest(code, known)} A function of a plugin begins with X_ and is declared in its plugin.ts.`,
  );
}

function findOwner({ described, registered, conflict, broken, account }: PortalModel, code: string): Finding {
  const owner = registered.find(({ manifest }) => Object.hasOwn(manifest.functions, code));
  if (conflict?.message.includes(code)) return missing('PLUGIN_CODE_TAKEN', conflict.message, conflict.hint);
  if (owner !== undefined) return satisfied('PLUGIN_DECLARES', `The plugin ${owner.manifest.id} declares ${code}.`);
  const elsewhere = described.find(({ description }) => Object.hasOwn(description.functions, code));
  if (elsewhere !== undefined) {
    return missing(
      'PLUGIN_OTHER_BROKER',
      `The plugin ${elsewhere.description.id} declares ${code}, but ${account.displayCode} does not get that plugin.`,
      `Add "${account.displayCode}" to "brokerdesk": { "brokers": […] } in ${elsewhere.source.folder}/package.json, or remove the list.`,
    );
  }
  const kind = Object.hasOwn(functionCodes, code) ? functionCodes[code as keyof typeof functionCodes].kind : undefined;
  if (kind === 'action')
    return satisfied('FUNCTION_IS_ACTION', `${code} is an action: screens test it, and it has no address.`);
  const [first] = broken;
  if (first !== undefined) {
    return missing('PLUGIN_BROKEN', `No readable plugin declares ${code}. ${first.error.message}`, first.error.hint);
  }
  return missing(
    'NODE_UNOWNED',
    `No plugin of this portal declares ${code}, so it has no screen.`,
    'Declare it in a plugin, or name the folder of the plugin that does, as in admin-cli why … <folder>.',
  );
}

/** Lists whether the broker has the function, and whether the user does. */
export function listGrantFindings(model: PortalModel, code: string): readonly Finding[] {
  const { account, tree, portal } = model;
  const node = tree.find(({ functionCode }) => functionCode === code);
  if (node === undefined) {
    return [
      missing(
        'TREE_FUNCTION_MISSING',
        `The tree of ${account.brokerCode} has no ${code}.`,
        code.startsWith('X_')
          ? 'Declare it in the plugin.ts of a plugin that this broker gets, or add it to `functions` of its mock.ts.'
          : "The provider's staff grant it in the broker's permission set.",
      ),
    ];
  }
  const ancestors = listAncestors(model, node);
  const inTree = satisfied(
    'TREE_FUNCTION',
    `The tree of ${account.brokerCode} has it: ${describePath([...ancestors, node])}.`,
  );
  if (portal.granted.has(code)) return [inTree, satisfied('FUNCTION_GRANTED', `${account.userID} has it.`)];
  const lacking = [...ancestors, node]
    .map(({ functionCode }) => functionCode)
    .filter((one) => !portal.granted.has(one));
  const isOwn = model.ownCodes.has(code);
  const text = isOwn
    ? `${account.userID} has ${code}, but not ${lacking[0] ?? ''} above it, so it does not count.`
    : `${account.userID} does not have ${lacking.join(', ')}.`;
  return [
    inTree,
    missing(isOwn ? 'NODE_ANCESTOR_MISSING' : 'ROUTE_FUNCTION_MISSING', text, adviseRole(model, [...ancestors, node])),
  ];
}

function listAncestors({ tree }: PortalModel, node: TreeFunction): readonly TreeFunction[] {
  const ancestors: TreeFunction[] = [];
  const byId = new Map(tree.map((one) => [one.functionID, one]));
  for (
    let next = byId.get(node.parentID ?? '');
    next && !ancestors.includes(next);
    next = byId.get(next.parentID ?? '')
  ) {
    ancestors.unshift(next);
  }
  return ancestors;
}

function describePath(path: readonly TreeFunction[]): string {
  return path.map(({ functionCode }) => functionCode).join(' › ');
}

function adviseRole({ roles }: PortalModel, path: readonly TreeFunction[]): string {
  const codes = path.map(({ functionCode }) => functionCode);
  const holding = roles.filter(
    (role) => role.functionCodes === 'all' || codes.every((code) => role.functionCodes.includes(code)),
  );
  const names = holding.map(({ name }) => `“${name}”`).join(', ');
  const grant = `Grant ${codes.join(', ')} to one of the user's roles`;
  const assign = names === '' ? '' : `, or give the user a role that has them: ${names}`;
  return `${grant}${assign}. It applies at the next sign-in.`;
}

const screenProblems = new Set(['PATH_INVALID', 'ADDRESS_TAKEN', 'ADDRESS_TOO_LONG', 'NODE_DUPLICATE', 'NODE_CYCLE']);

function listScreenFindings({ portal, registered, account }: PortalModel, code: string): readonly Finding[] {
  if (!portal.granted.has(code)) return [];
  const problem = portal.reasons.find((reason) => reason.functionCode === code && screenProblems.has(reason.code));
  if (problem !== undefined) {
    return [missing(problem.code, problem.text, 'Choose another `path` in plugin.ts, or correct the tree.')];
  }
  const address = portal.addressOf(code);
  if (address === undefined) return [];
  const contribution = registered.flatMap(({ manifest }) => manifest.functions[code] ?? [])[0];
  const place = satisfied('ROUTE_ACTIVE', `Its screen is /admin/${account.displayCode}/main/${address}.`);
  if (contribution?.menu !== undefined || contribution?.isTab) return [place];
  return [
    place,
    satisfied('MENU_NONE', 'It has no menu entry, because its page has no `menu`; other screens open it.'),
  ];
}
