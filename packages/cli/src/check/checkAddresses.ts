import { describeTaken } from '../plugins/findTakenAddresses.ts';
import type { CheckContext } from './CheckContext.ts';
import { definitionFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { offsetOf } from '../sources/SourceFile.ts';

/** Reports the screens of a plugin that open nothing, because another screen has their address. */
export function checkAddresses(plugin: PluginUnderCheck, { takenAddresses }: CheckContext): readonly Problem[] {
  const id = plugin.described?.description.id;
  const source = definitionFile(plugin);
  return takenAddresses
    .filter(({ pluginId }) => pluginId === id)
    .map((taken) => {
      const { address, functionCode } = taken;
      const path = source.words.findLast(({ value }) => value !== '' && `/${address}`.endsWith(`/${value}`));
      const offset = path?.offset ?? offsetOf(source, functionCode);
      const hint = 'Choose another `path` for one of the two.';
      return problemAt('address-taken', { source, offset }, { message: describeTaken(taken), hint });
    });
}
