import {
  actorOf,
  control,
  ControlRefusal,
  readBody,
  recordOfClient,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import { endPlansOfClosed } from '../endPlansOfClosed.ts';
import type { TraderRow } from './traderRows.ts';

const traderShape = z.strictObject({ status: z.union([z.literal(1), z.literal(0), z.literal(-1)]) });

export const traderControls = [
  control(['PATCH', '/clients/traders/{userID}'], (context, request) =>
    setTraderStatus(context, { ...readBody(request, traderShape), userID: request.params['userID'] ?? '' }),
  ),
];

/** Activates, suspends or closes the account of a client. */
function setTraderStatus(
  context: StateContext,
  { userID, status }: z.output<typeof traderShape> & { readonly userID: string },
) {
  const before = context.row<TraderRow>('traders', userID);
  if (!before) throw new ControlRefusal(404, `There is no client "${userID}".`);
  const { brokerCode } = before;
  context.change((draft) => draft.put('traders', userID, { ...before, status }));
  const changes = [{ field: 'status', before: String(before.status), after: String(status) }];
  recordOfClient(context, before, { operation: 'trader.status', targetID: userID, targetName: before.nameTC, changes });
  if (status === -1) endPlansOfClosed(context, before, actorOf(before));
  return { userID, brokerCode, status };
}
