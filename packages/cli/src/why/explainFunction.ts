import { functionCodes } from '@brokerdesk/api';
import { explainGrant, explainScreen, type Reason } from '@brokerdesk/host/permissions';
import { listRequiredCodes } from '@brokerdesk/plugin-sdk/build';
import type { BrokenPlugin } from '../plugins/describePlugins.ts';
import { type Answer, createAnswer, type Finding, missing, satisfied, toFinding } from './Answer.ts';
import { listDeliveryFindings, listModuleFindings } from './listDeliveryFindings.ts';
import { type PortalModel, toExplained } from './PortalModel.ts';
import { suggest } from '../suggest.ts';
import { toWholeAddress } from './toWholeAddress.ts';

/** Explains whether the user has a function, and where its screen is. */
export function explainFunction(model: PortalModel, code: string): Answer {
  return createAnswer('function', code, listFunctionFindings(model, code));
}

/** Lists the chain from a function code to its screen. */
export function listFunctionFindings(model: PortalModel, code: string): readonly Finding[] {
  if (model.isInternal) {
    return [
      missing(
        'USER_INTERNAL',
        `${model.account.userID} belongs to the provider, whose staff have no functions: no screen under ${code} opens for them.`,
        "Ask for a broker's user with --as, or declare the screen in `internal` of plugin.ts.",
      ),
    ];
  }
  const unknown = findBrokenOwner(model, code) ?? findUnknownCode(model, code);
  if (unknown !== undefined) return [unknown];
  const screen = explainScreen(toExplained(model), code).map((reason) => toFinding(withWholeAddress(model, reason)));
  return [...listOwnerFindings(model, code), ...listGrantFindings(model, code), ...screen];
}

/** Returns why the plugin that declares a function cannot be used. */
function findBrokenOwner({ described, broken }: PortalModel, code: string): Finding | undefined {
  const declares = ({ description }: Pick<BrokenPlugin, 'description'>) =>
    description !== undefined && Object.hasOwn(description.functions, code);
  const owner = described.some(declares) ? undefined : broken.find(declares);
  return owner && missing(owner.rule, owner.error.message, owner.error.hint);
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

function listOwnerFindings(model: PortalModel, code: string): readonly Finding[] {
  const conflict = model.conflicts.find(({ functionCode }) => functionCode === code);
  if (conflict !== undefined) return [missing(conflict.error.code, conflict.error.message, conflict.error.hint)];
  const owners = model.described.filter(({ description }) => Object.hasOwn(description.functions, code));
  const owner = owners.find((one) => isRegistered(model, one.source.folder)) ?? owners[0];
  if (owner !== undefined) {
    return [
      satisfied('PLUGIN_DECLARES', `The plugin ${owner.description.id} declares ${code}.`),
      ...listDeliveryFindings(model, owner),
      ...listModuleFindings(owner, code),
    ];
  }
  const kind = Object.hasOwn(functionCodes, code) ? functionCodes[code as keyof typeof functionCodes].kind : undefined;
  const children = listChildrenOf(model, code);
  if (children.length > 0) {
    return [satisfied('FUNCTION_IS_ACTION', `${code} opens parts of a page: ${children.join(', ')}.`)];
  }
  if (kind === 'action')
    return [satisfied('FUNCTION_IS_ACTION', `${code} is an action: screens test it, and it has no address.`)];
  const [first] = model.broken;
  if (first !== undefined) {
    const text = `No readable plugin declares ${code}. ${first.error.message}`;
    return [missing('PLUGIN_BROKEN', text, first.error.hint)];
  }
  const { code: rule, text } = toFinding({ code: 'NODE_UNOWNED', functionCode: code });
  const remedy = 'Declare it in a plugin, or name the folder of the plugin that does, as in admin-cli why … <folder>.';
  return [missing(rule, text, remedy)];
}

/** The tabs and other children of pages that a function opens: their addresses, or their names where the user has none. */
function listChildrenOf(model: PortalModel, code: string): readonly string[] {
  const { registered, portal } = model;
  return registered.flatMap(({ manifest: { functions } }) =>
    Object.entries(functions).flatMap(([page, { children = {} }]) =>
      Object.entries(children)
        .filter(([, child]) => listRequiredCodes(child)?.includes(code))
        .map(([name]) => {
          const address = portal.addressOf(page, name);
          return address === undefined ? `${name} of ${page}` : toWholeAddress(model, address);
        }),
    ),
  );
}

function isRegistered({ registered }: PortalModel, folder: string): boolean {
  return registered.some(({ base }) => base === folder);
}

/** Lists whether the broker has the function, and whether the user does. */
export function listGrantFindings(model: PortalModel, code: string): readonly Finding[] {
  return explainGrant(toExplained(model), code).map((reason) => toFinding(reason, adviseGrant(model, reason)));
}

/** Returns what to do besides what the reason says, for one who can change sources and roles. */
export function adviseGrant(
  { roles, account, isInternal }: PortalModel,
  { code: rule, functionCode = '', values = {} }: Reason,
): string {
  if (isInternal) return '';
  if (rule === 'TREE_FUNCTION_MISSING') {
    return functionCode.startsWith('X_')
      ? ` In the emulator, declare it in the plugin.ts of a plugin that ${account.displayCode} gets, or add it for ${account.brokerCode} to \`functions\` of its mock.ts.`
      : '';
  }
  const needed = values['needed']?.split(', ') ?? [];
  const holding = roles.filter(
    (role) => role.functionCodes === 'all' || needed.every((one) => role.functionCodes.includes(one)),
  );
  if (needed.length === 0 || holding.length === 0) return '';
  return ` Or give the user a role that has them: ${holding.map(({ name }) => `“${name}”`).join(', ')}.`;
}

function withWholeAddress(model: PortalModel, reason: Reason): Reason {
  const address = reason.values?.['address'];
  if (reason.code !== 'ROUTE_ACTIVE' || address === undefined) return reason;
  return { ...reason, values: { address: toWholeAddress(model, address) } };
}
