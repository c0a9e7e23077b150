// The functions of the product, and those that each broker subscribes to.
import { z } from 'zod';
import { endpoint, internalStaff, signedIn } from './endpoint.ts';
import { functionNode, grantableFunctionNode } from './functionNode.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';
import { plainLine } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData } from './refusals.ts';

/**
 * Returns the whole function tree of the caller's broker, whether granted to the caller or not, with names in three
 * languages. The provider's own staff get the product's master tree, with versions.
 */
export const listFunctions = endpoint({
  method: 'GET',
  path: '/systems/functions',
  access: signedIn,
  errors: [],
  shapes: { data: z.array(functionNode) },
});

const text = plainLine(60).min(1);
const version = z.number().int().min(1).max(1_000_000_000);

const masterFunction = z.object({
  functionID: z.string(),
  parentID: z.string().nullable(),
  functionCode: z.string(),
  name: localText,
  /** `Admin` for what is in the menu, areas and screens; `Business` for what is done within a screen. */
  category: z.enum(['Admin', 'Business']),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A function of the product's master tree. */
export type MasterFunction = z.output<typeof masterFunction>;

/**
 * Creates a function of the product, or, with `functionID` and `version`, changes one. A change affects the trees of
 * all brokers with the function, and their users at the next sign-in.
 *
 * Fails with `E0003` for an unknown `functionID`, `E0004` for a code in use, an unknown parent or a cycle, `E0005` for
 * a stale version, and `E0016` (`data.rule`) for a changed code of an existing function (`code-fixed`) or a parent that
 * some broker with the function has not taken (`parent-not-taken`, `data.brokerCodes`).
 */
export const saveFunction = endpoint({
  method: 'POST',
  path: '/systems/functions',
  access: internalStaff,
  operation: 'function.save',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { 'code-fixed': noData, 'parent-not-taken': z.object({ brokerCodes: z.array(z.string()) }) } },
    body: z.object({
      functionID: z.string().min(1).max(64).optional(),
      version: version.optional(),
      functionCode: z.string().regex(/^[A-Z][A-Z0-9_]{1,63}$/),
      parentID: z.string().min(1).max(64).nullable(),
      name: z.object({ EN: text, SC: text, TC: text }),
      /** `Admin` for what is in the menu, areas and screens; `Business` for what is done within a screen. */
      category: z.enum(['Admin', 'Business']),
    }),
    data: masterFunction,
  },
});

const brokerParameter = z.object({ brokerCode: z.string().min(1).max(32) });

const brokerFunctions = z.object({
  brokerCode: z.string(),
  /** The whole master tree; `granted` marks the functions that the broker has taken. */
  functions: z.array(grantableFunctionNode),
  /** The version of the broker's record. */
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** Which functions of the product a broker has taken. */
export type BrokerFunctions = z.output<typeof brokerFunctions>;

/** Returns the product's tree with what a broker has taken of it. */
export const getBrokerFunctions = endpoint({
  method: 'GET',
  path: '/systems/functions/{brokerCode}',
  access: internalStaff,
  errors: [],
  shapes: { params: brokerParameter, data: brokerFunctions },
});

/**
 * Sets which functions a broker has taken. A removed function is also removed from its roles, and from its users at the
 * next sign-in, or at once with `endSessions`, which ends the sessions of users who lose functions.
 *
 * Fails with `E0004` for an unknown code or a code without its ancestors, `E0005` for a stale version, and `E0016` for
 * the provider itself (`internal-broker`) and for a deleted broker (`broker-deleted`).
 */
export const setBrokerFunctions = endpoint({
  method: 'POST',
  path: '/systems/functions/{brokerCode}',
  access: internalStaff,
  operation: 'broker.functions',
  errors: ['E0004', 'E0005', 'E0016'],
  shapes: {
    refusals: { E0016: { 'internal-broker': noData, 'broker-deleted': noData } },
    params: brokerParameter,
    body: z.object({
      functionCodes: z.array(z.string().min(1).max(64)).max(limits.functionsMax),
      version,
      endSessions: z.boolean().optional(),
    }),
    data: brokerFunctions,
  },
});
