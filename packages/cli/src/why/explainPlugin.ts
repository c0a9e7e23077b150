import path from 'node:path';
import { type Answer, createAnswer, type Finding, missing, satisfied } from './Answer.ts';
import { listGrantFindings } from './explainFunction.ts';
import type { PortalModel } from './PortalModel.ts';
import { suggest } from './suggest.ts';

/** Explains whether a plugin is active for the user, and what each of its parts needs. */
export function explainPlugin(model: PortalModel, id: string): Answer {
  return createAnswer('plugin', id, listPluginFindings(model, id));
}

function listPluginFindings(model: PortalModel, id: string): readonly Finding[] {
  const { account, conflict, portal } = model;
  const broken = model.broken.find(({ source }) => path.basename(source.folder) === id);
  if (broken !== undefined) return [missing(broken.error.code, broken.error.message, broken.error.hint)];
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
  const { brokers } = plugin.source;
  if (brokers !== undefined && !brokers.includes(account.displayCode)) {
    return [
      read,
      missing(
        'PLUGIN_OTHER_BROKER',
        `It is delivered to ${brokers.join(', ')} only.`,
        `Add "${account.displayCode}" to "brokerdesk": { "brokers": […] } in ${plugin.source.folder}/package.json, or remove the list.`,
      ),
    ];
  }
  if (conflict?.message.includes(id)) return [read, missing(conflict.code, conflict.message, conflict.hint)];
  const { functions, slots } = plugin.description;
  if (!portal.activePlugins.has(id)) {
    const codes = [...new Set([...Object.keys(functions), ...slots.map(({ requires }) => requires)])];
    const [first = ''] = codes;
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
        listGrantFindings(model, first).find(({ isSatisfied }) => !isSatisfied)?.remedy ?? '',
      ),
    ];
  }
  return [
    read,
    satisfied('PLUGIN_ACTIVE', `It is active for ${account.userID}.`),
    ...Object.keys(functions).map((code) => satisfied(...describeFunction(model, code))),
    ...slots.map(({ id: fill, slot, requires }) => satisfied(...describeFill(model, { fill, slot, requires }))),
  ];
}

function describeFunction({ portal, account }: PortalModel, code: string): [code: string, text: string] {
  if (!portal.granted.has(code)) return ['ROUTE_FUNCTION_MISSING', `${code}: ${account.userID} does not have it.`];
  const address = portal.addressOf(code);
  return address === undefined
    ? ['FUNCTION_GRANTED', `${code}: ${account.userID} has it; it has no address.`]
    : ['ROUTE_ACTIVE', `${code}: /admin/${account.displayCode}/main/${address}`];
}

function describeFill(
  { portal }: PortalModel,
  { fill, slot, requires }: { readonly fill: string; readonly slot: string; readonly requires: string },
): [code: string, text: string] {
  return portal.granted.has(requires)
    ? ['FILL_ACTIVE', `${fill} is in the slot ${slot}.`]
    : ['FILL_FUNCTION_MISSING', `${fill} is not in the slot ${slot}: it requires ${requires}.`];
}
