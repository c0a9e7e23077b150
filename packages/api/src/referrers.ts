// Those who bring applicants, and their links.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { mobileNumber } from './mobileNumber.ts';
import { plainLine } from './plainTexts.ts';

const name = plainLine(100).min(1);

const referrer = z.object({
  referrerID: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** With area code, as in `+852 2345 6789`. */
  phone: z.string(),
  /** The broker's page for applicants with the referrer's code; made by the server. */
  link: z.string(),
  /** The referrer's links to single templates. */
  profiles: z.array(z.object({ profileID: z.string(), name: localText, link: z.string() })),
  /** How many applications the referrer has brought. */
  applications: z.number().int(),
  /** RFC 3339. */
  createTime: z.string(),
  version: z.number().int(),
  /** RFC 3339. */
  updateTime: z.string(),
  updateBy: z.string(),
});

/** A user who brings applicants. */
export type ReferrerDetail = z.output<typeof referrer>;

const referrerInput = z.object({
  nameEN: name,
  nameSC: name,
  nameTC: name,
  phone: mobileNumber,
});
const idParameter = z.object({ referrerID: z.string().min(1).max(64) });

/**
 * Lists the referrers of the caller's broker with their applications; `q` looks in names, phone and identifier. Sorted
 * by `-applications` unless told otherwise.
 */
export const listReferrers = endpoint({
  method: 'GET',
  path: '/referrers',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['nameEN', '-nameEN', 'createTime', '-createTime', 'applications', '-applications']).optional(),
      profileID: z.string().max(64).optional(),
    }),
    data: listOf(referrer),
  },
});

/** Returns one referrer with their links. */
export const getReferrer = endpoint({
  method: 'GET',
  path: '/referrers/{referrerID}',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: { params: idParameter, data: referrer },
});

/** Creates a referrer; code and link are made by the server. `E0004` if the English name is taken. */
export const createReferrer = endpoint({
  method: 'POST',
  path: '/referrers',
  access: anyOf('RAO_REFERRER'),
  operation: 'referrer.create',
  errors: ['E0004'],
  shapes: { body: referrerInput, data: referrer },
});

/** Changes a referrer's names and phone; the links stay. `E0004` as for a new one, `E0005` if stale. */
export const updateReferrer = endpoint({
  method: 'PUT',
  path: '/referrers/{referrerID}',
  access: anyOf('RAO_REFERRER'),
  operation: 'referrer.update',
  errors: ['E0004', 'E0005'],
  shapes: {
    params: idParameter,
    body: referrerInput.extend({ version: z.number().int().min(1) }),
    data: referrer,
  },
});

/** Deletes a referrer. `E0012` while applications or templates use the referrer, `E0005` if stale. */
export const deleteReferrer = endpoint({
  method: 'DELETE',
  path: '/referrers/{referrerID}',
  access: anyOf('RAO_REFERRER'),
  operation: 'referrer.delete',
  errors: ['E0005', 'E0012'],
  shapes: {
    params: idParameter,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    data: z.object({ referrerID: z.string() }),
  },
});
