import { type Answer, createAnswer, type Finding, missing, satisfied } from './Answer.ts';
import { listGrantFindings } from './explainFunction.ts';
import { listDeliveryFindings, listModuleFindings } from './listDeliveryFindings.ts';
import type { PortalModel } from './PortalModel.ts';
import { suggest } from '../suggest.ts';

/** Explains why something is in a slot or not: `name` is a slot, or what a plugin puts into one. */
export function explainSlot(model: PortalModel, name: string): Answer {
  const fills = listFills(model).filter(({ slot, id }) => slot === name || id === name);
  const chains = fills.map((fill) => listFillFindings(model, fill));
  // Of several, one that the user sees is enough.
  const isVisible = chains.some((chain) => chain.every(({ isSatisfied }) => isSatisfied));
  if (chains.length > 0) return { ...createAnswer('slot', name, chains.flat()), isVisible };
  return createAnswer('slot', name, [
    missing(
      'SLOT_EMPTY',
      `No plugin of this portal puts anything into ${name}.`,
      'Add a fill() to the slots of a plugin.',
    ),
  ]);
}

/** Returns whether a name is that of a slot, or of what a plugin puts into one. */
export function isSlotName(model: PortalModel, name: string): boolean {
  return model.slots.includes(name) || listFills(model).some(({ slot, id }) => slot === name || id === name);
}

function listFills({ registered }: PortalModel) {
  return registered.flatMap(({ manifest }) => manifest.slots.map((fill) => ({ ...fill, pluginId: manifest.id })));
}

function listFillFindings(
  model: PortalModel,
  { pluginId, id, slot, requires }: ReturnType<typeof listFills>[number],
): readonly Finding[] {
  const declares = satisfied(
    'FILL_DECLARED',
    `The plugin ${pluginId} puts ${id} into ${slot}, for users with ${requires}.`,
  );
  const plugin = model.described.find(({ description }) => description.id === pluginId);
  const delivery = plugin === undefined ? [] : listDeliveryFindings(model, plugin);
  const modules = plugin === undefined ? [] : listModuleFindings(plugin, slot, id);
  if (model.slots.includes(slot)) return [declares, ...delivery, ...modules, ...listGrantFindings(model, requires)];
  const owner = slot.split('.')[0] ?? '';
  const owners = ['home', ...model.registered.map(({ manifest }) => manifest.id)];
  if (!owners.includes(owner) && suggest(owner, owners) === '') {
    return [
      declares,
      missing(
        'SLOT_PLUGIN_MISSING',
        `The slot ${slot} belongs to a plugin ${owner}, which this portal does not have.`,
        `Deliver that plugin, or name its folder, as in admin-cli why ${slot} <folder>.`,
      ),
    ];
  }
  return [
    declares,
    missing(
      'SLOT_UNKNOWN',
      `No screen of this portal has the slot ${slot}.`,
      `Correct the slot.${suggest(slot, model.slots)}`,
    ),
  ];
}
