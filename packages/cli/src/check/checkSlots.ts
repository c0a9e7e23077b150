import { suggest } from '../suggest.ts';
import type { CheckContext } from './CheckContext.ts';
import { definitionFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { findSlots } from '../sources/slotDeclarations.ts';
import { offsetOf } from '../sources/SourceFile.ts';

/** Reports slots that no screen has, and props that a slot does not have. */
export function checkSlots(plugin: PluginUnderCheck, { slots }: CheckContext): readonly Problem[] {
  const declared = plugin.files.flatMap((source) => findSlots(source).map((slot) => ({ source, ...slot })));
  const filled = plugin.described?.description.slots ?? [];
  const unknown = new Set(filled.filter(({ slot }) => !slots.has(slot)).map(({ slot }) => slot));
  return [
    ...[...unknown].map((id) => {
      const place = declared.find(({ declaration }) => declaration.id === id);
      const source = place?.source ?? definitionFile(plugin);
      return problemAt(
        'slot-unknown',
        { source, offset: place?.offset ?? offsetOf(source, id) },
        {
          message: `No plugin has the slot ${id}.`,
          hint: `Nothing would be shown: correct the id, or name the folder of the plugin that has it.${suggest(id, slots.keys())}`,
        },
      );
    }),
    ...declared.flatMap(({ source, declaration: { id, props }, offset }) => {
      const offered = slots.get(id)?.props;
      if (offered === undefined || props === undefined) return [];
      return props
        .filter((name) => !offered.includes(name))
        .map((name) =>
          problemAt(
            'slot-props',
            { source, offset },
            {
              message: `The slot ${id} has no prop ${name}.`,
              hint: `It has ${offered.length === 0 ? 'none' : offered.join(', ')}.${suggest(name, offered)}`,
            },
          ),
        );
    }),
  ];
}
