// Why a call refuses a request that fits its shape: the data of these errors, which a call declares beside its other shapes.
import { z } from 'zod';
import type { Endpoint, RefusalCode, Refusals } from './endpoint.ts';

type RefusalsOf<E> = E extends Endpoint<infer S> ? (S extends { readonly refusals: infer R } ? R : never) : never;

type DataOfRefusal<R, Code> = R extends unknown
  ? Code extends keyof R
    ? R[Code] extends z.ZodType
      ? Partial<z.output<R[Code]>>
      : never
    : never
  : never;

type DataOfRules<R> = R extends { readonly E0016: infer Rules }
  ? {
      readonly [Rule in keyof Rules]: { readonly rule: Rule } & DataOfRefusal<Rules, Rule>;
    }[keyof Rules]
  : never;

/**
 * The data of a refusal of a call; of `E0016` one of its rules. Everything but the rule may be missing, because another back
 * end may say less.
 */
export type RefusalData<E, Code extends RefusalCode> = Code extends 'E0016'
  ? DataOfRules<RefusalsOf<E>>
  : DataOfRefusal<RefusalsOf<E>, Code>;

/** The names of the rules of a call. */
export type RuleOf<E> = RefusalsOf<E> extends { readonly E0016: infer Rules } ? keyof Rules & string : never;

/** A rule that says nothing beside its name. */
export const noData = z.object({});

/** The state that does not allow a change. */
export const refusedState = z.object({ state: z.string() });

/** The status of an application that does not allow a step, with what it allows now, and the work that is running. */
export const refusedStatus = z.object({
  /** Which application, where the request is about several. */
  applyID: z.string().optional(),
  /** The status of the application. */
  status: z.string(),
  /** The actions that the user has in this status; none while work is running. */
  actions: z.array(z.string()).optional(),
  /** The work that is running, by its action, as in `certify`; absent if none is. */
  work: z.string().optional(),
});

/** The status of a notice that does not allow an action. */
export const refusedAction = z.object({ status: z.string(), action: z.string() });

/** What the user cannot grant: the functions of roles that they lack, or a type of account above their own. */
export const exceedingGrant = z.object({ functionCodes: z.array(z.string()).optional(), type: z.string().optional() });

/** A package has fewer terminals than plans use. */
export const exceededQuota = z.object({
  packageCode: z.string(),
  total: z.number().int(),
  inUse: z.number().int(),
});

/** Rules by which users cannot lock out themselves, or those above them. */
export const lockOutRules = {
  'own-account': noData,
  'outranks-caller': noData,
  'last-super-administrator': noData,
} as const;

/** Rules of a role: what the user cannot grant or revoke, and to whom. */
export const grantRules = {
  'grant-exceeds-own': exceedingGrant,
  'revoke-exceeds-own': z.object({ functionCodes: z.array(z.string()) }),
  'own-account': noData,
  'outranks-caller': noData,
} as const;

/** Rules that any call can refuse a request by. */
export const commonRules = {
  /** The user has an initial password, and has to change it first. */
  'password-change-required': noData,
  /** A user who views the portal as a role changes nothing. */
  'view-as-read-only': noData,
  /** The role that the user views the portal as is gone. */
  'view-as-role-missing': noData,
  /** The role has functions that the user lacks. */
  'view-as-not-held': z.object({ functionCodes: z.array(z.string()) }),
} as const satisfies Refusals['E0016'];
