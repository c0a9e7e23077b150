// The data that the portal needs about brokers, their appearance and their functions.
import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';

const brokerInfo = z.object({
  brokerCode: z.string(),
  /** The broker's part of the portal's addresses, pages and registries, such as `demo` in `/admin/demo/login`. */
  displayCode: z.string(),
  name: localText,
  /** A public address of a 270 x 60 picture, relative to the API base. */
  logoUrl: z.string(),
  /** A public address of a 120 x 120 picture, relative to the API base. */
  iconUrl: z.string(),
  enabled: z.boolean(),
});

/** A broker as the portal list shows it, before sign-in. */
export type BrokerInfo = z.output<typeof brokerInfo>;

/** Lists the brokers that have a portal; disabled ones are listed with `enabled: false`. */
export const listBrokerInfos = endpoint({
  method: 'GET',
  path: '/systems/brokers/infos',
  access: anybody,
  errors: [],
  shapes: { data: z.array(brokerInfo) },
});

/** The version of this contract; calls and fields are added with the second number. */
export const contractVersion = '1.1';

/** The parts of the contract that a back end may leave out. */
export const optionalParts = ['signatures', 'idempotency-keys', 'second-factor', 'view-as'] as const;

const capabilities = z.object({
  /**
   * The version of the contract that the back end was written for, such as `1.1`: the first number is that of `Api-Version`
   * (`v1`), the second increases with each release that adds calls or fields.
   */
  version: z.string().regex(/^\d+\.\d+$/),
  /** The optional parts that it has. */
  parts: z.array(z.enum(optionalParts)),
  /** The calls that it answers, this one included, as in `GET /users`; all if absent. */
  calls: z.array(z.string().regex(/^(?:GET|POST|PUT|PATCH|DELETE) \//)).optional(),
});

/** What a back end says about itself. */
export type Capabilities = z.output<typeof capabilities>;

/**
 * Returns which optional parts of the contract the back end has, for those who test or operate it; no screen needs it. A
 * back end without this call has all of them.
 */
export const getCapabilities = endpoint({
  method: 'GET',
  path: '/systems/capabilities',
  access: anybody,
  errors: [],
  shapes: { data: capabilities },
});

/** By `<namespace>:<key>`; an empty text counts as none. */
const textOverrides = z.record(z.string(), z.string());

/** The actions that can require a two-factor token (specification, section 6). */
export const twoFactorActions = ['login', 'password', 'deleteUser', 'userStatus', 'brokerStatus'] as const;

const advertisement = z.object({
  imgID: z.string(),
  /** A public address of a picture, relative to the API base. */
  pictureUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** An https address that a click opens; null if a click opens nothing. */
  linkUrl: z.string().nullable(),
});

/** A picture that a broker shows its staff before or after sign-in. */
export type Advertisement = z.output<typeof advertisement>;

const countAndBytes = z.object({ maxCount: z.number().int(), maxBytes: z.number().int() });

const configuration = z.object({
  broker: brokerInfo,
  /** `#rrggbb`; the portal corrects it where its contrast is insufficient. */
  accentColour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The sign-in page: its texts and, if one is published, a public background picture, relative to the API base. */
  loginPage: z.object({ title: localText, text: localText, backgroundUrl: z.string().optional() }),
  /** The pictures currently shown on the sign-in page and on the home page, in order. */
  advertisements: z.object({ beforeLogin: z.array(advertisement), afterLogin: z.array(advertisement) }),
  /** The broker's own texts by language; keys are `<plugin or "host">:<message key>`. */
  textOverrides: z.object({ en: textOverrides, 'zh-Hans': textOverrides, 'zh-Hant': textOverrides }),
  session: z.object({
    /** Seconds that a session lasts after the last response. */
    lengthSec: z.number().int(),
    /** Seconds before the end at which the portal shows a warning. */
    warnBeforeSec: z.number().int(),
  }),
  passwordPolicy: z.object({
    minLength: z.number().int(),
    maxLength: z.number().int(),
    uppercase: z.boolean(),
    lowercase: z.boolean(),
    digit: z.boolean(),
  }),
  /** Days before its automatic deletion from which an application counts as about to be deleted. */
  deletionNoticeDays: z.number().int(),
  /** The actions that require a two-factor token: the caller verifies their identity again. */
  twoFactorActions: z.array(z.enum(twoFactorActions)),
  /** Whether a second person has to approve a notification before it is delivered; false if absent. */
  noticeApproval: z.boolean().optional(),
  limits: z.object({
    /** Digits of a verification code, seconds until it expires, attempts, and seconds until the next one. */
    verificationCode: z.object({
      digits: z.number().int(),
      lifeSec: z.number().int(),
      tries: z.number().int(),
      resendSec: z.number().int(),
    }),
    advertisements: countAndBytes,
    presetImages: countAndBytes,
    /** Per language. */
    noticeAttachments: countAndBytes,
    /** Characters. */
    noticeTitleLength: z.number().int(),
    noticeContentLength: z.number().int(),
    openingFormTemplateBytes: z.number().int(),
    questionFileBytes: z.number().int(),
    /** The number of referrers that the dashboard ranks. */
    topReferrers: z.number().int(),
  }),
});

/** The settings of a broker, and the appearance of its portal. */
export type Configuration = z.output<typeof configuration>;

/**
 * Returns the configuration of the broker that `Broker-Code` names; without it, that of the session's broker.
 */
export const getConfiguration = endpoint({
  method: 'GET',
  path: '/systems/configurations',
  access: anybody,
  errors: [],
  shapes: { data: configuration },
});

const country = z.object({
  /** Two capital letters, ISO 3166-1. */
  code: z.string(),
  name: localText,
  /** As in `+852`. */
  areaCode: z.string(),
});

/** A country or region, as a user chooses it. */
export type Country = z.output<typeof country>;

/**
 * Lists every country and region with its telephone area code: Hong Kong, mainland China and Macau, then by English name. No
 * screen of the product needs it; a back end may list only those that matter to its brokers.
 */
export const listCountries = endpoint({
  method: 'GET',
  path: '/systems/countries',
  access: anybody,
  errors: [],
  shapes: { data: z.array(country) },
});

/**
 * Returns a stored file as bytes. The kind of file determines who may fetch it; a file that the caller may not see is
 * reported as missing (`E0003`). It is named by the `fileID` of an opening-form template, for those who may list templates,
 * by the `fileID` of an attachment of a notice, for holders of `PM_NM_GENERAL_NOTICE`, and by the `imgID` of a preset picture,
 * for every user. Files of applications and their opening forms are those of `GET /applications/files`.
 */
export const getSystemFile = endpoint({
  method: 'GET',
  path: '/systems/files',
  access: signedIn,
  responseKind: 'blob',
  timeoutMs: limits.fileTimeoutMs,
  errors: [],
  shapes: {
    query: z.object({ fileID: z.string().min(1).max(128) }),
    data: z.instanceof(Uint8Array),
  },
});

const recordedField = z.object({
  /** As `changes` of operation records name it; texts in three languages without the language, as in `name`. */
  field: z.string(),
  name: localText,
  /** The names of the codes that its values contain; empty if they are readable. Several are joined by `, `. */
  values: z.array(z.object({ value: z.string(), name: localText })),
});

/** A field that the changes of an operation record can contain. */
export type RecordedField = z.output<typeof recordedField>;

const systemAction = z.object({
  /** As operation records name it, such as `user.create`. */
  action: z.string(),
  /** The kind of record: the part before the dot. */
  resource: z.string(),
  /** What users call that kind of record, such as “User”. */
  resourceName: localText,
  /** The fields that changes of that kind of record can contain. */
  fields: z.array(recordedField),
  /** `staff` for calls by staff, `applicant` for actions of applicants in the app, `system` for planned work. */
  kind: z.enum(['staff', 'applicant', 'system']),
  /** What was done, such as “User created”. */
  name: localText,
});

/** An action that is written to the operation records. */
export type SystemAction = z.output<typeof systemAction>;

/**
 * Lists every action that is written to the operation records, by name, with all that is needed to show a record in the
 * caller's language: the names of operations, of kinds of records, and of fields and their values.
 */
export const listSystemActions = endpoint({
  method: 'GET',
  path: '/systems/actions',
  access: signedIn,
  errors: [],
  shapes: { data: z.array(systemAction) },
});
