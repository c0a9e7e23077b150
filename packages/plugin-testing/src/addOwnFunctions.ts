import { type Description, listOwnFunctions } from '@brokerdesk/plugin-sdk/build';
import type { MountSandbox } from './MountSandbox.ts';

const collection = 'functions';

/** Adds the functions that a plugin declares (`X_`) to the broker's tree, as `admin-cli dev` does, unless `mock.ts` has. */
export async function addOwnFunctions(
  { control }: MountSandbox,
  { description, brokerCode }: { readonly description: Description; readonly brokerCode: string },
): Promise<void> {
  const known = new Set(await control.listRowIDs(collection));
  for (const { functionCode, parentCode, ...rest } of listOwnFunctions(description)) {
    // The identifier of an added function is its code.
    const id = `${brokerCode}/${functionCode}`;
    const row = { brokerCode, functionID: functionCode, functionCode, parentID: parentCode, ...rest };
    if (!known.has(id)) await control.putRow(collection, id, row);
  }
}
