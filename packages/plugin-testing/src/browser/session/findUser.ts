import type { MockClient } from '@brokerdesk/mock-server/client';

/** A user, as the emulator stores one. */
export interface UserRow {
  readonly id: string;
  readonly userID: string;
  readonly mobile: string;
}

/** Finds the row of a user by the login name. */
export async function findUser(emulator: MockClient, userID: string): Promise<UserRow> {
  for (const id of await emulator.listRowIDs('users')) {
    const user = await emulator.readRow<Omit<UserRow, 'id'>>('users', id);
    if (user.userID === userID) return { ...user, id };
  }
  throw new Error(`There is no user ${userID}.`);
}
