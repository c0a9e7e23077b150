import path from 'node:path';
import { explainFill, explainScreen, isSatisfied } from '@brokerdesk/host/permissions';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { type Answer, createAnswer, type Finding, missing, satisfied, toFinding } from './Answer.ts';
import { listGrantFindings } from './explainFunction.ts';
import { listDeliveryFindings, listModuleFindings } from './listDeliveryFindings.ts';
import { type PortalModel, toExplained } from './PortalModel.ts';
import { suggest } from '../suggest.ts';
import { toWholeAddress } from './toWholeAddress.ts';

/** Explains whether a plugin is active for the user, and what each of its parts needs. */
export function explainPlugin(model: PortalModel, id: string): Answer {
  return createAnswer('plugin', id, listPluginFindings(model, id));
}

function listPluginFindings(model: PortalModel, id: string): readonly Finding[] {
  const { account, portal } = model;
  const broken = model.broken.find(({ source }) => path.basename(source.folder) === id);
  if (broken !== undefined) return [missing(broken.rule, broken.error.message, broken.error.hint)];
  const plugin = model.described.find(({ description }) => description.id === id);
  if (plugin === undefined) {
    const known = model.described.map(({ description }) => description.id);
    return [
      missing(
        'PLUGIN_UNKNOWN',
        `No plugin has the id ${id}.`,
        `Correct the id, or name the plugin's folder, as in admin-cli why ${id} <folder>.${suggest(id, known)}`,
      ),
    ];
  }
  const read = satisfied('PLUGIN_READ', `Its definition is ${plugin.source.entry}.`);
  const delivery = listDeliveryFindings(model, plugin);
  if (delivery.some((finding) => !finding.isSatisfied)) return [read, ...delivery];
  const { functions, internal, slots } = plugin.description;
  if (!portal.activePlugins.has(id)) {
    const codes = [...new Set([...Object.keys(functions), ...slots.map(({ requires }) => requires)])];
    const [first = ''] = codes;
    if (model.isInternal || (Object.keys(functions).length === 0 && Object.keys(internal).length > 0)) {
      return [read, findWrongStaff(model, id)];
    }
    if (codes.length === 0) {
      return [
        read,
        missing('PLUGIN_EMPTY', 'It declares no function and fills no slot.', 'Declare a page in its plugin.ts.'),
      ];
    }
    return [
      read,
      missing(
        'PLUGIN_INACTIVE',
        `${account.userID} has none of its functions: ${codes.join(', ')}. Its code is not fetched.`,
        listGrantFindings(model, first).find((finding) => !finding.isSatisfied)?.remedy ?? '',
      ),
    ];
  }
  return [
    read,
    satisfied('PLUGIN_ACTIVE', `It is active for ${account.userID}.`),
    ...delivery,
    ...Object.keys(model.isInternal ? internal : functions).flatMap((code) => listPartFindings(model, plugin, code)),
    ...slots.map((fill) => {
      const { code, text } = toFinding(explainFill(toExplained(model), { pluginId: id, fill }));
      return satisfied(code, text);
    }),
  ];
}

/** What a plugin declares under one code. A part that the user lacks does not make the plugin invisible. */
function listPartFindings(model: PortalModel, plugin: DescribedPlugin, code: string): readonly Finding[] {
  const { portal, account } = model;
  const { id, functions, internal } = plugin.description;
  const full = model.isInternal ? `${id}:${code}` : code;
  const modules = [null, ...Object.keys((model.isInternal ? internal : functions)[code]?.children ?? {})].flatMap(
    (part) => listModuleFindings(plugin, code, part),
  );
  if (modules.length > 0) return modules;
  if (!portal.granted.has(full)) {
    return [satisfied('ROUTE_FUNCTION_MISSING', `${code}: ${account.userID} does not have it.`)];
  }
  const explained = model.isInternal ? [] : explainScreen(toExplained(model), code);
  const problem = explained.find((reason) => !isSatisfied(reason));
  if (problem !== undefined) return [toFinding(problem)];
  const address = portal.addressOf(full);
  return [
    address === undefined
      ? satisfied('FUNCTION_GRANTED', `${code}: ${account.userID} has it; it has no address.`)
      : satisfied('ROUTE_ACTIVE', `${code}: ${toWholeAddress(model, address)}`),
  ];
}

function findWrongStaff({ isInternal, account }: PortalModel, id: string): Finding {
  return isInternal
    ? missing(
        'USER_INTERNAL',
        `The plugin ${id} has no screens for the provider's staff, and ${account.userID} is one of them.`,
        "Ask for a broker's user with --as, or declare screens in `internal` of its plugin.ts.",
      )
    : missing(
        'ADDRESS_INTERNAL',
        `All screens of the plugin ${id} are for the provider's staff.`,
        'Ask for one of them with --as, such as provider.admin.',
      );
}
