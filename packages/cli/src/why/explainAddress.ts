import { type Answer, createAnswer, type Finding, missing, satisfied } from './Answer.ts';
import { listFunctionFindings, listGrantFindings } from './explainFunction.ts';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { listDeliveryFindings, listModuleFindings } from './listDeliveryFindings.ts';
import type { PortalModel } from './PortalModel.ts';
import { suggest } from '../suggest.ts';
import { toWholeAddress } from './toWholeAddress.ts';

/** Explains what an address of the portal opens for the user: a whole address, or the part below `main`. */
export function explainAddress(model: PortalModel, given: string): Answer {
  return createAnswer('address', given, listAddressFindings(model, given));
}

function listAddressFindings(model: PortalModel, given: string): readonly Finding[] {
  const { account, portal } = model;
  const { displayCode, address } = readAddress(given);
  if (displayCode === '2go' && !model.isInternal) {
    return [
      missing(
        'ADDRESS_INTERNAL',
        `The address is the provider's, and ${account.userID} belongs to ${account.displayCode}.`,
        "Sign in as one of the provider's staff, such as provider.admin: brokers' users cannot open it.",
      ),
    ];
  }
  if (displayCode !== undefined && displayCode !== account.displayCode) {
    return [
      missing(
        'ADDRESS_OTHER_BROKER',
        `The address is in the portal of ${displayCode}, and ${account.userID} belongs to ${account.displayCode}.`,
        `Sign in as a user of ${displayCode}: a session opens only its own broker's addresses.`,
      ),
    ];
  }
  if (address === '') return [satisfied('HOME', 'It is the home page, which every user has.')];
  const screen = portal.screens.get(address);
  if (screen !== undefined) {
    const child = screen.child === null ? '' : `, child ${screen.child}`;
    const text = `It is a screen of the plugin ${screen.pluginId}, under ${screen.code}${child}.`;
    const name = model.isInternal ? screen.code.slice(screen.pluginId.length + 1) : screen.code;
    return [
      satisfied('ROUTE_ACTIVE', text),
      ...listPluginFindings(model, screen.pluginId, (plugin) => listModuleFindings(plugin, name, screen.child)),
      ...(model.isInternal ? [] : listGrantFindings(model, screen.code)),
    ];
  }
  const group = portal.tabGroups.get(address);
  const [firstTab] = group?.tabs ?? [];
  if (group !== undefined && firstTab !== undefined) {
    return [
      satisfied(
        'ROUTE_ACTIVE',
        `It is a page of the plugin ${group.pluginId} with tabs, and opens ${firstTab.address}.`,
      ),
    ];
  }
  const denied = portal.denied.get(address);
  if (denied !== undefined) {
    const text = `It is a screen of the plugin ${denied.pluginId}, under ${denied.code}.`;
    return [
      satisfied('ROUTE_EXISTS', text),
      ...listPluginFindings(model, denied.pluginId),
      ...listGrantFindings(model, denied.needed),
    ];
  }
  return findDeclaration(model, address);
}

/** What prevents the plugin of a screen from being delivered. */
function listPluginFindings(
  model: PortalModel,
  id: string,
  more: (plugin: DescribedPlugin) => readonly Finding[] = () => [],
): readonly Finding[] {
  const plugin = model.described.find(({ description }) => description.id === id);
  return plugin === undefined ? [] : [...listDeliveryFindings(model, plugin), ...more(plugin)];
}

/** No screen of the broker has this address: a plugin may declare it for others, or at another place. */
function findDeclaration(model: PortalModel, address: string): readonly Finding[] {
  const segments = address.split('/');
  for (const { description } of model.described) {
    const internal = Object.values(description.internal).some(({ path = '' }) => path !== '' && path === address);
    if (internal && !model.isInternal) {
      return [
        missing(
          'ADDRESS_INTERNAL',
          `${description.id} declares ${address} for the provider's staff.`,
          'Sign in as one of them, such as provider.admin, or declare the screen under a function in `functions`.',
        ),
      ];
    }
    for (const [code, { path = '' }] of Object.entries(description.functions)) {
      if (path === '' || !endsWith(segments, path.split('/'))) continue;
      const actual = model.portal.addressOf(code);
      if (actual === undefined) return listFunctionFindings(model, code);
      return [
        missing(
          'ADDRESS_ELSEWHERE',
          `${description.id} declares "${path}" under ${code}, whose address is ${toWholeAddress(model, actual)}.`,
          "Use that address: the broker's tree decides where a screen is, never the plugin.",
        ),
      ];
    }
  }
  const known = [...model.portal.screens.keys(), ...model.portal.denied.keys()];
  const [broken] = model.broken;
  const unusable = broken ? ` ${broken.error.message} ${broken.error.hint}` : '';
  return [
    missing(
      'ADDRESS_UNKNOWN',
      `No screen of this portal has the address ${address}.`,
      `Correct the address.${suggest(address, known)} \`admin-cli functions\` lists those of a broker. A plugin outside of the product is named by its folder: admin-cli why ${address} <folder>.${unusable}`,
    ),
  ];
}

function endsWith(segments: readonly string[], tail: readonly string[]): boolean {
  return tail.every((segment, index) => segments.at(index - tail.length) === segment);
}

/** Whatever path the portal is served below. */
function readAddress(given: string): { readonly displayCode: string | undefined; readonly address: string } {
  const path = given.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const { displayCode, rest = path } =
    /^\/?(?:.*?\/)??(?<displayCode>[\w-]+)\/main(?:\/(?<rest>.*))?$/.exec(path)?.groups ?? {};
  const isWhole = displayCode !== undefined;
  return { displayCode, address: (isWhole && rest === path ? '' : rest).replace(/^\/+|\/+$/g, '') };
}
