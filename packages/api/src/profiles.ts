// Templates of questions ("profiles"): each broker has its own.
import { z } from 'zod';
import { applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationStatus } from './applicationStatuses.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { localLine, localParagraphs } from './plainTexts.ts';
import { scoreBand, templateLimits, templatePage } from './templatePages.ts';

const status = z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]);
const profileID = z.string().min(1).max(64);
const idParameter = z.object({ id: profileID });
const version = z.number().int().min(1);

const profileSummary = z.object({
  profileID: z.string(),
  name: localText,
  description: localText,
  /** Where applicants start; made by the server. */
  publicLink: z.string(),
  /** True if applicants with a mainland address of the internet are turned away. */
  blockedCNIP: z.boolean(),
  /** Counts up with every change of pages or classes. Applications keep the one that they were filled with. */
  templateVersion: z.number().int(),
  pageCount: z.number().int(),
  questionCount: z.number().int(),
  referrerCount: z.number().int(),
  /** Applications by status; a status without any is left out. */
  applications: z.object({ total: z.number().int(), byStatus: z.partialRecord(status, z.number().int()) }),
  /** RFC 3339. */
  createTime: z.string(),
  version: z.number().int(),
  /** RFC 3339. */
  updateTime: z.string(),
  updateBy: z.string(),
});

/** A template as a row of the list. */
export type ProfileSummary = z.output<typeof profileSummary>;

const profileReferrer = z.object({
  referrerID: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** The template's public link with the referrer's code. */
  link: z.string(),
  /** RFC 3339. */
  createTime: z.string(),
});

/** A referrer of one template, with the link that brings applicants to it. */
export type ProfileReferrer = z.output<typeof profileReferrer>;

const profile = profileSummary.extend({
  pages: z.array(templatePage),
  /** The classes of the risk questionnaire, from the lowest; empty without one. */
  classification: z.array(scoreBand),
  /** Codes of the ready components that the template uses, as `GET /profiles/system_components` names them. */
  systemComponents: z.array(z.string()),
  referrers: z.array(profileReferrer),
});

/** A template with its pages. */
export type ProfileDetail = z.output<typeof profile>;

const profileInput = z.object({
  name: localLine(templateLimits.nameLength),
  description: localParagraphs(templateLimits.textLength),
  blockedCNIP: z.boolean().optional(),
  pages: z.array(templatePage).max(templateLimits.pages),
  classification: z.array(scoreBand).max(templateLimits.scoreBands).optional(),
});

/**
 * Lists the templates of the caller's broker with their applications by status; `q` looks in names, descriptions and
 * identifiers. Sorted by `name` (in English) unless told otherwise.
 */
export const listProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  access: anyOf('RAO_PROFILE_MANAMEMENT', 'RAO_CLIENT_MANAMEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum([
          'name',
          '-name',
          'createTime',
          '-createTime',
          'updateTime',
          '-updateTime',
          'applications',
          '-applications',
        ])
        .optional(),
      blockedCNIP: z.enum(['true', 'false']).optional(),
    }),
    data: listOf(profileSummary),
  },
});

/** Returns one template with its pages, classes and referrer links. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/profiles/{id}',
  access: anyOf('RAO_VIEW_PROFILE', 'RAO_MODIFY_PROFILE'),
  errors: [],
  shapes: { params: idParameter, data: profile },
});

/**
 * Creates a template. Identifier and public link are made by the server. `E0004` names the component that breaks a rule
 * of templates (specification, section 5), as in `pages.0.groups.1.components.2.options`.
 */
export const createProfile = endpoint({
  method: 'POST',
  path: '/profiles',
  access: anyOf('RAO_CREATE_PROFILE'),
  operation: 'profile.create',
  errors: ['E0004'],
  shapes: { body: profileInput, data: profile },
});

/**
 * Changes a template. Applications keep the version that they were filled with. `E0004` names the component that breaks
 * a rule, such as a core question left out; `E0005` tells that another user has changed the template.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profiles/{id}',
  access: anyOf('RAO_MODIFY_PROFILE'),
  operation: 'profile.update',
  errors: ['E0004', 'E0005'],
  shapes: { params: idParameter, body: profileInput.extend({ version }), data: profile },
});

/**
 * Deletes a template with its referrer links. `E0012` if it has applications or opening-form templates, `E0005` if it was
 * changed meanwhile.
 */
export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profiles/{id}',
  access: anyOf('RAO_DELETE_PROFILE'),
  operation: 'profile.delete',
  errors: ['E0005', 'E0012'],
  shapes: {
    params: idParameter,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    data: z.object({ profileID: z.string() }),
  },
});

/** Turns applicants with a mainland internet address away from a template, or lets them in. `E0005` if it was changed. */
export const setBlockedCnIp = endpoint({
  method: 'PATCH',
  path: '/profiles/{id}/blocked_cn_ip',
  access: anyOf('RAO_MODIFY_PROFILE'),
  operation: 'profile.blockedCNIP',
  errors: ['E0005'],
  shapes: {
    params: idParameter,
    body: z.object({ blockedCNIP: z.boolean(), version }),
    data: profileSummary,
  },
});

/** Creates a referrer's link to a template. `E0004` for an unknown referrer, `E0016` if there is a link already. */
export const addProfileReferrer = endpoint({
  method: 'POST',
  path: '/profiles/{id}/referrers',
  access: anyOf('RAO_REFERRER'),
  operation: 'profile.addReferrer',
  errors: ['E0004', 'E0016'],
  shapes: { params: idParameter, body: z.object({ referrerID: z.string().min(1).max(64) }), data: profileReferrer },
});

/** Removes a referrer's link to a template; the referrer keeps their applications. */
export const removeProfileReferrer = endpoint({
  method: 'DELETE',
  path: '/profiles/{id}/referrers',
  access: anyOf('RAO_REFERRER'),
  operation: 'profile.removeReferrer',
  errors: [],
  shapes: {
    params: idParameter,
    query: z.object({ referrerID: z.string().min(1).max(64) }),
    data: z.object({ profileID: z.string(), referrerID: z.string() }),
  },
});
