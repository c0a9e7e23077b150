// Clients in the trading app, as the control calls of several resources know them.
import { z } from 'zod';
import type { StateContext } from '../context/StateContext.ts';
import { type OperationDetails, writeOperation } from '../context/writeOperation.ts';
import { ControlRefusal } from './controls.ts';

/** What control calls need to know of a row of the collection `traders`. */
export interface ClientRow {
  readonly userID: string;
  readonly brokerCode: string;
  readonly nameEN: string;
  readonly nameSC: string;
  readonly nameTC: string;
  /** 1 while the client may trade, 0 while suspended, -1 once closed. */
  readonly status: 1 | 0 | -1;
  readonly subUsers: readonly { readonly subUserID: string }[];
}

/** The operations of clients in the trading app and of the back office on their accounts, as operation records name them. */
export const clientOperations = ['deviceApplication.apply', 'trader.status', 'agreement.accept'] as const;

/** An identifier in the body of a control call. */
export const identifier = z.string().min(1).max(64);

/** Finds a client by the login ID of the client or of a further user. */
export function findClient(context: StateContext, loginID: string): ClientRow {
  const client =
    context.row<ClientRow>('traders', loginID) ??
    context.rows<ClientRow>('traders').find(({ subUsers }) => subUsers.some(({ subUserID }) => subUserID === loginID));
  if (!client) throw new ControlRefusal(404, `There is no client "${loginID}".`);
  return client;
}

/** Writes the operation record of what a client did. */
export function recordOfClient(
  context: StateContext,
  client: ClientRow,
  details: OperationDetails & { readonly operation: (typeof clientOperations)[number] },
): void {
  const { brokerCode } = client;
  writeOperation(context, { ...details, brokerCode, actor: actorOf(client), requestId: null, pluginId: null });
}

/** A client, as operation records and histories name them. */
export function actorOf({ userID, nameTC }: ClientRow) {
  return { kind: 'applicant', refID: null, userID, userName: nameTC } as const;
}
