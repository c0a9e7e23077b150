import path from 'node:path';
import { homeCards } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../../errors.ts';
import { findPlugins } from '../../plugins/findPlugins.ts';
import { readSlots } from '../../sources/readSlots.ts';
import type { SlotDeclaration } from '../../sources/slotDeclarations.ts';
import { suggest } from '../../suggest.ts';

/**
 * Finds a slot of the product, or of the plugin in a folder. Undefined for one of a plugin that is not known here.
 *
 * @throws CliError `NAME_INVALID` if the slot is probably a misspelt one.
 */
export async function findOfferedSlot(id: string, folder: string): Promise<SlotDeclaration | undefined> {
  const plugins = await findPlugins([folder]);
  const slots = (await Promise.all(plugins.map((plugin) => readSlots(plugin.folder)))).flat();
  const known: readonly SlotDeclaration[] = [{ id: homeCards.id, props: [] }, ...slots];
  const found = known.find((slot) => slot.id === id);
  const names = known.map((slot) => slot.id);
  const meant = suggest(id, names);
  const owners = plugins.map((plugin) => path.basename(plugin.folder));
  const hasKnownOwner = ['home', ...owners].includes(id.split('.')[0] ?? '');
  if (found !== undefined || (meant === '' && !hasKnownOwner)) return found;
  throw new CliError('NAME_INVALID', {
    message: `No plugin has the slot ${id}. Nothing was written.`,
    hint: `There are ${names.join(', ')}.${meant}`,
  });
}

/** The names of the contract in a type, which the plugin imports to write it. */
export function listContractNames(type: string): readonly string[] {
  return [...new Set([...type.matchAll(/(?<!readonly |\.)\b[A-Z]\w*/g)].map(([name]) => name))].filter(
    (name) => !builtIn.has(name),
  );
}

const builtIn: ReadonlySet<string> = new Set([
  'Readonly',
  'ReadonlyArray',
  'Record',
  'Partial',
  'Pick',
  'Omit',
  'Array',
]);
