// Agreements: clients must accept them when they open an account (basic) or use an additional service (additional).
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { localLine, localParagraphs } from './plainTexts.ts';
import { day, instant } from './times.ts';

/** Whether every client agrees to it, or only users of the service concerned. */
export const agreementCategories = ['basic', 'additional'] as const;

/** The subjects of basic agreements. */
export const basicAgreementTypes = ['client-agreement', 'personal-data', 'risk-disclosure', 'electronic'] as const;

/** The subjects of additional agreements. */
export const additionalAgreementTypes = [
  'margin',
  'derivatives',
  'stock-connect',
  'overseas-securities',
  'market-data',
] as const;

const type = z.enum([...basicAgreementTypes, ...additionalAgreementTypes]);

const agreementTexts = {
  title: localText,
  content: localText,
  /** Beside the box that the client ticks. */
  checkboxText: localText,
  /** On the button that accepts the agreement. */
  agreeText: localText,
  /** On the button that rejects the agreement. */
  disagreeText: localText,
};

const agreementSummary = z.object({
  agreementID: z.string(),
  category: z.enum(agreementCategories),
  type,
  ...agreementTexts,
  /** Counts up when a text changes, and only then: clients agree to a version of the text. */
  textVersion: z.number().int(),
  /** The position in the order of its category, from 1. */
  sequence: z.number().int(),
  createTime: instant,
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** An agreement as a row of the list. */
export type AgreementSummary = z.output<typeof agreementSummary>;

const agreementTextVersion = z.object({
  textVersion: z.number().int(),
  ...agreementTexts,
  /** Since when clients agree to this text. */
  sinceTime: instant,
  writtenBy: z.string(),
});

/** One version of an agreement's texts. */
export type AgreementTextVersion = z.output<typeof agreementTextVersion>;

const agreementDetail = agreementSummary.extend({
  /** All versions of the text, the current one first. */
  textVersions: z.array(agreementTextVersion),
});

/** An agreement with every version of its texts. */
export type AgreementDetail = z.output<typeof agreementDetail>;

/** The most characters of the texts of an agreement, in each language; `buttonLength` is that of both buttons. */
export const agreementLimits = {
  titleLength: 200,
  contentLength: 50_000,
  checkboxLength: 500,
  buttonLength: 60,
} as const;

const agreementBody = z.object({
  category: z.enum(agreementCategories),
  type,
  title: localLine(agreementLimits.titleLength),
  content: localParagraphs(agreementLimits.contentLength),
  checkboxText: localLine(agreementLimits.checkboxLength),
  agreeText: localLine(agreementLimits.buttonLength),
  disagreeText: localLine(agreementLimits.buttonLength),
});
const version = z.number().int().min(1);
const agreementIdParameter = z.object({ agreementID: z.string().min(1).max(64) });

/** Lists agreements by category, each in its order; `q` searches titles and contents of all languages. */
export const listAgreements = endpoint({
  method: 'GET',
  path: '/goapi/agreements',
  access: anyOf('PM_CI_AGREEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['sequence', '-sequence', 'updateTime', '-updateTime']).optional(),
      category: z.enum(agreementCategories).optional(),
      type: type.optional(),
    }),
    data: listOf(agreementSummary),
  },
});

/** Creates an agreement as the last of its category. Fails with `E0004` if the type does not belong to the category. */
export const createAgreement = endpoint({
  method: 'POST',
  path: '/goapi/agreements',
  access: anyOf('PM_CI_AGREEMENT'),
  operation: 'agreement.create',
  errors: ['E0004'],
  shapes: { body: agreementBody, data: agreementDetail },
});

/** Returns one agreement with every version of its texts. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/goapi/agreements/{agreementID}',
  access: anyOf('PM_CI_AGREEMENT'),
  errors: [],
  shapes: { params: agreementIdParameter, data: agreementDetail },
});

/**
 * Replaces an agreement. A changed text becomes a new version and the old one is kept; a changed category makes it the
 * last of the new one. Fails with `E0004` if the type does not belong to the category, `E0005` if stale.
 */
export const changeAgreement = endpoint({
  method: 'PUT',
  path: '/goapi/agreements/{agreementID}',
  access: anyOf('PM_CI_AGREEMENT'),
  operation: 'agreement.change',
  errors: ['E0004', 'E0005'],
  shapes: { params: agreementIdParameter, body: agreementBody.extend({ version }), data: agreementDetail },
});

/**
 * Deletes an agreement; the agreements after it move up. Fails with `E0012` if clients have accepted it, because it is the
 * record of what they agreed to (`acceptances` is their number), and with `E0005` if another user has changed it.
 */
export const deleteAgreement = endpoint({
  method: 'DELETE',
  path: '/goapi/agreements/{agreementID}',
  access: anyOf('PM_CI_AGREEMENT'),
  operation: 'agreement.delete',
  errors: ['E0005', 'E0012'],
  shapes: {
    refusals: { E0012: z.object({ acceptances: z.number().int() }) },
    params: agreementIdParameter,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    data: z.null(),
  },
});

/** Where a client has accepted an agreement: in the application for an account, or later with the account. */
export const acceptanceSources = ['application', 'account'] as const;

const agreementAcceptance = z.object({
  acceptanceID: z.string(),
  source: z.enum(acceptanceSources),
  /** The application in which it was accepted; null for one that was accepted with an account. */
  applyID: z.string().nullable(),
  /** The login of the client who accepted it; null for one that was accepted in an application. */
  userID: z.string().nullable(),
  /** The name of the client. */
  name: localText,
  /** The version of the text that the client has read. */
  textVersion: z.number().int(),
  acceptTime: instant,
});

/** That a client has accepted one version of an agreement. */
export type AgreementAcceptance = z.output<typeof agreementAcceptance>;

/**
 * Lists who accepted which version of an agreement, in applications that were submitted and with accounts; `q` searches
 * names, applications and logins. `versions` counts the acceptances of each version, the current one first, for the same
 * filters without `textVersion`.
 */
export const listAgreementAcceptances = endpoint({
  method: 'GET',
  path: '/goapi/agreements/acceptances',
  access: anyOf('PM_CI_AGREEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      agreementID: z.string().min(1).max(64),
      sort: z.enum(['acceptTime', '-acceptTime', 'textVersion', '-textVersion']).optional(),
      source: z.enum(acceptanceSources).optional(),
      textVersion: z.coerce.number().int().min(1).optional(),
      dateFrom: day.optional(),
      dateTo: day.optional(),
    }),
    data: listOf(agreementAcceptance).extend({
      versions: z.array(z.object({ textVersion: z.number().int(), count: z.number().int() })),
    }),
  },
});

const agreementProfile = z.object({
  profileID: z.string(),
  name: localText,
  templateVersion: z.number().int(),
  /** The questions by which applicants accept the agreement. */
  questions: z.array(z.object({ questionID: z.string(), label: localText })),
});

/** A template with which applicants accept an agreement. */
export type AgreementProfile = z.output<typeof agreementProfile>;

/** Lists the templates whose current version asks applicants to accept an agreement. */
export const listAgreementProfiles = endpoint({
  method: 'GET',
  path: '/goapi/agreements/{agreementID}/profiles',
  access: anyOf('PM_CI_AGREEMENT'),
  errors: [],
  shapes: { params: agreementIdParameter, data: z.array(agreementProfile) },
});

const sequence = z.array(z.string().min(1).max(64)).max(1000);

/**
 * Reorders the agreements of a category: `sequence` contains the identifiers of all of them. Fails with `E0005` and the
 * current order if `sequence` does not contain exactly the current set.
 */
export const orderAgreements = endpoint({
  method: 'PATCH',
  path: '/goapi/agreements/sequences',
  access: anyOf('PM_CI_AGREEMENT'),
  operation: 'agreement.order',
  errors: ['E0005'],
  shapes: {
    body: z.object({ category: z.enum(agreementCategories), sequence }),
    data: z.object({ category: z.enum(agreementCategories), sequence: z.array(z.string()) }),
  },
});
