import type { EmulatorExtension } from '../shared-rules/EmulatorExtension.ts';
import { functionsOf } from '@brokerdesk/fixtures';
import { throwEmulatorError } from '../errors.ts';
import type { FunctionStateRow } from '../state/rows.ts';

/** Lists the functions that extensions add to the trees of brokers; an unknown function above one is an error. */
export function listExtensionFunctions(extensions: readonly EmulatorExtension[]): readonly FunctionStateRow[] {
  const added = extensions.flatMap(({ functions = [] }) => functions);
  return added.map(({ brokerCode, functionCode, parentCode, name, category }) => {
    const above = [
      ...functionsOf(brokerCode),
      // The identifier of an added function is its code.
      ...added
        .filter((other) => other.brokerCode === brokerCode)
        .map((other) => ({ ...other, functionID: other.functionCode })),
    ].find((row) => row.functionCode === parentCode);
    if (parentCode !== null && !above) {
      throwEmulatorError('unknown-parent', { functionCode, parentCode, brokerCode });
    }
    return { brokerCode, functionID: functionCode, parentID: above?.functionID ?? null, functionCode, name, category };
  });
}
