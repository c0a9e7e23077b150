import type { MountSandbox, MountUser } from './MountSandbox.ts';

/** Explains why the emulator started no session for a user: a function that the broker's tree lacks, or no such user. */
export async function explainSignIn(
  { control }: MountSandbox,
  { brokerCode, userID, functionCodes = [] }: MountUser,
): Promise<string> {
  const ids = await control.listRowIDs('functions');
  const rows = await Promise.all(
    ids
      .filter((id) => id.startsWith(`${brokerCode}/`))
      .map((id) => control.readRow<{ readonly functionCode: string }>('functions', id)),
  );
  const known = new Set(rows.map(({ functionCode }) => functionCode));
  const unknown = functionCodes.filter((code) => !known.has(code));
  if (unknown.length === 0)
    return `${brokerCode} has no user ${userID}. Name one of the demo data, such as demo.admin.`;
  return (
    `The tree of ${brokerCode} does not have ${unknown.join(', ')}. Correct the code, declare it in plugin.ts (X_), ` +
    'or add it with `functions` of mock.ts.'
  );
}
