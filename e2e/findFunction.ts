import type { MockClient } from '@brokerdesk/mock-server/client';

/** A function of a broker's tree, as the emulator stores it. */
export interface FunctionRow {
  readonly brokerCode: string;
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: { readonly EN: string; readonly SC: string; readonly TC: string };
  readonly category: 'Admin' | 'Business';
}

/** Finds a function of a broker by its code, with the identifier under which the emulator stores it. */
export async function findFunction(
  emulator: MockClient,
  { brokerCode, code }: { readonly brokerCode: string; readonly code: string },
): Promise<{ readonly id: string; readonly row: FunctionRow }> {
  for (const id of await emulator.listRowIDs('functions')) {
    if (!id.startsWith(`${brokerCode}/`)) continue;
    const row = await emulator.readRow<FunctionRow>('functions', id);
    if (row.functionCode === code) return { id, row };
  }
  throw new Error(`${brokerCode} has no function ${code}.`);
}
