// Staff accounts of a broker.
import { z } from 'zod';
import { accountTypes } from './auths.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';

const user = z.object({
  refID: z.string(),
  userID: z.string(),
  userName: z.string(),
  brokerCode: z.string(),
  type: z.enum(accountTypes),
  enabled: z.boolean(),
  status: z.enum(['normal', 'deleted']),
  email: z.string(),
  mobile: z.string(),
  roles: z.array(z.object({ roleID: z.string(), name: localText })),
  /** RFC 3339; null if the user has never signed in. */
  lastLoginTime: z.string().nullable(),
  createTime: z.string(),
});

/** A staff account. */
export type User = z.output<typeof user>;

/** Lists the staff accounts of the caller's broker; `q` looks in login name, name and email. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: anyOf('UR_USER_MANAGEMENT'),
  refusals: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['userID', '-userID', 'userName', '-userName', 'lastLoginTime', '-lastLoginTime']).optional(),
      type: z.enum(accountTypes).optional(),
      enabled: z.enum(['true', 'false']).optional(),
      roleID: z.string().max(64).optional(),
    }),
    data: listOf(user),
  },
});
