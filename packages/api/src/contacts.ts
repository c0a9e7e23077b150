// How clients reach a broker's staff: contact groups, such as the account opening team, and their contact details.
import { z } from 'zod';
import { anyOf, anyOfOrInternal, endpoint } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { instant } from './times.ts';

const access = anyOf('UR_UM_CONTACT');
const identifier = z.string().min(1).max(64);
const version = z.number().int().min(1).max(1_000_000_000);
const versionQuery = z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) });
const sequence = z.number().int().min(1).max(10_000);
const name = plainLine(80).min(1);
const note = plainText(300);
const hours = plainText(120);

const contactGroup = z.object({
  groupID: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** The questions that the group handles, in each language; may be empty. */
  descriptionEN: z.string(),
  descriptionSC: z.string(),
  descriptionTC: z.string(),
  /** Groups are shown in this order, from 1. */
  sequence: z.number().int(),
  /** Staff accounts in the group. */
  memberCount: z.number().int(),
  /** Contact details of the group. */
  detailCount: z.number().int(),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A group of staff that clients can reach. */
export type ContactGroup = z.output<typeof contactGroup>;

/**
 * Lists the contact groups of a broker in their order; `q` searches the names. The provider's staff name the broker;
 * other callers receive `E0003` if they name a broker other than their own.
 */
export const listContactGroups = endpoint({
  method: 'GET',
  path: '/contact_groups',
  // The form and the filters of staff accounts contain the groups.
  access: anyOfOrInternal('UR_UM_CONTACT', 'UR_USER_MANAGEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['sequence', '-sequence', 'name', '-name']).optional(),
      brokerCode: z.string().max(32).optional(),
    }),
    data: listOf(contactGroup),
  },
});

const groupBody = z.object({
  nameEN: name,
  nameSC: name,
  nameTC: name,
  descriptionEN: note,
  descriptionSC: note,
  descriptionTC: note,
  /** Last by default. */
  sequence: sequence.optional(),
});

/** Creates a contact group. Fails with `E0004` for a name that another group of the broker uses. */
export const createContactGroup = endpoint({
  method: 'POST',
  path: '/contact_groups',
  access,
  operation: 'contactGroup.create',
  errors: ['E0004'],
  shapes: { body: groupBody, data: contactGroup },
});

const groupParameter = z.object({ groupID: identifier });

/** Changes a contact group. Fails with `E0005` if another user changed it and `E0004` for a name in use. */
export const updateContactGroup = endpoint({
  method: 'PUT',
  path: '/contact_groups/{groupID}',
  access,
  operation: 'contactGroup.update',
  errors: ['E0004', 'E0005'],
  shapes: { params: groupParameter, body: groupBody.extend({ version }), data: contactGroup },
});

/** Deletes a contact group. Fails with `E0012` while it has details or members, and `E0005` for a stale version. */
export const deleteContactGroup = endpoint({
  method: 'DELETE',
  path: '/contact_groups/{groupID}',
  access,
  operation: 'contactGroup.delete',
  errors: ['E0005', 'E0012'],
  shapes: {
    refusals: { E0012: z.object({ memberCount: z.number().int(), detailCount: z.number().int() }) },
    params: groupParameter,
    query: versionQuery,
    data: z.null(),
  },
});

const contactDetail = z.object({
  detailID: z.string(),
  groupID: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** With its area code, as in `+852 2123 4567`; null if not set; the same holds for the next three fields. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** A telephone number with its area code. */
  whatsApp: z.string().nullable(),
  weChat: z.string().nullable(),
  /** The hours of the contact, in each language; may be empty. */
  hoursEN: z.string(),
  hoursSC: z.string(),
  hoursTC: z.string(),
  /** Details are shown in this order within their group, from 1. */
  sequence: z.number().int(),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** One way to reach a contact group. */
export type ContactDetail = z.output<typeof contactDetail>;

/**
 * Lists the contact details of the caller's broker, by group and in their order; `q` searches every identifying field.
 */
export const listContactDetails = endpoint({
  method: 'GET',
  path: '/contact_details',
  access,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['sequence', '-sequence', 'name', '-name']).optional(),
      groupID: z.string().max(64).optional(),
    }),
    data: listOf(contactDetail),
  },
});

const telephone = z.string().regex(/^\+[1-9]\d{0,3} \d(?:[\d ]{2,16})\d$/);
const detailBody = z.object({
  groupID: identifier,
  nameEN: name,
  nameSC: name,
  nameTC: name,
  phone: telephone.nullable(),
  email: z.email().max(120).nullable(),
  whatsApp: telephone.nullable(),
  weChat: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/)
    .nullable(),
  hoursEN: hours,
  hoursSC: hours,
  hoursTC: hours,
  /** Last of its group by default. */
  sequence: sequence.optional(),
});

/**
 * Creates a contact detail. Fails with `E0004` for an unknown group, a name that another detail of the group uses, or
 * if it has no phone number, email address or messenger account.
 */
export const createContactDetail = endpoint({
  method: 'POST',
  path: '/contact_details',
  access,
  operation: 'contactDetail.create',
  errors: ['E0004'],
  shapes: { body: detailBody, data: contactDetail },
});

const detailParameter = z.object({ detailID: identifier });

/** Changes a contact detail. Fails with `E0005` if another user changed it, and with `E0004` as on creation. */
export const updateContactDetail = endpoint({
  method: 'PUT',
  path: '/contact_details/{detailID}',
  access,
  operation: 'contactDetail.update',
  errors: ['E0004', 'E0005'],
  shapes: { params: detailParameter, body: detailBody.extend({ version }), data: contactDetail },
});

/** Deletes a contact detail. Fails with `E0005` for a stale version. */
export const deleteContactDetail = endpoint({
  method: 'DELETE',
  path: '/contact_details/{detailID}',
  access,
  operation: 'contactDetail.delete',
  errors: ['E0005'],
  shapes: { params: detailParameter, query: versionQuery, data: z.null() },
});
