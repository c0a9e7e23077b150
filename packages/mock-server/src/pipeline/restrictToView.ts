// The portal as a role has it (docs/decisions/viewAs.md): a request with the header `View-As` reads with the functions that
// both the role and the caller have, and changes nothing.
import { type Endpoint, logout, readViewAs, refresh, viewAsRules } from '@brokerdesk/api';
import type { RoleRow } from '@brokerdesk/fixtures';
import { findOwn } from '../shared-rules/ownRows.ts';
import { codesOfRole } from '../access/functionTree.ts';
import { type ErrorResponse, message, notPermitted, ruleViolated } from '../context/errorResponses.ts';
import type { RequestContext } from '../context/RequestContext.ts';

/** What keeps or ends the caller's own session; a view changes nothing about it. */
const sessionCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([refresh, logout]);

/** Leaves the caller only the functions that the role has, too; returns why the request is refused. */
export function restrictToView(context: RequestContext): ErrorResponse | undefined {
  const { endpoint, viewAs } = context.details;
  const { caller } = context;
  if (viewAs === null || sessionCalls.has(endpoint)) return undefined;
  const view = readViewAs(viewAs);
  if (!view) return { code: 'E0017', data: null };
  if (!caller?.functions.has('UR_ROLE_MANAGEMENT')) return notPermitted;
  const role = findOwn<RoleRow>(context, 'roles', view.roleID);
  if (!role) return roleMissing;
  context.isView = true;
  if (changesState(endpoint)) return readOnly;
  const granted = new Set(codesOfRole(context, role));
  const lacking = findLacking(endpoint, { granted, own: caller.functions });
  context.caller = { ...caller, functions: new Set([...caller.functions].filter((code) => granted.has(code))) };
  return lacking && createNotHeldError(lacking);
}

/** A public call needs no session and knows no role, but within a view it changes nothing either. */
export function rejectChangeInView({ details: { endpoint, viewAs } }: RequestContext): ErrorResponse | undefined {
  return viewAs !== null && changesState(endpoint) ? readOnly : undefined;
}

/** Some calls of the method `GET` change something as well, and have an operation for that reason. */
function changesState({ method, operation }: Endpoint): boolean {
  return method !== 'GET' || operation !== undefined;
}

interface Grants {
  readonly granted: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

/** Returns the functions for which the role may make a call while the caller may not. */
function findLacking({ access }: Endpoint, { granted, own }: Grants): readonly string[] | undefined {
  if (access.rule !== 'function') return undefined;
  const ofRole = access.anyOf.filter((code) => granted.has(code));
  return ofRole.length > 0 && !ofRole.some((code) => own.has(code)) ? ofRole : undefined;
}

const readOnly = ruleViolated(
  viewAsRules.readOnly,
  message(
    'You are viewing as a role. Nothing can be changed until you go back.',
    '您正在以角色的身份查看。返回之前，不能更改任何内容。',
    '您正以角色的身分檢視。返回之前，不能更改任何內容。',
  ),
);

const roleMissing = ruleViolated(
  viewAsRules.roleMissing,
  message(
    'The role that you are viewing as no longer exists.',
    '您正在查看的角色已不存在。',
    '您正在檢視的角色已不存在。',
  ),
);

function createNotHeldError(functionCodes: readonly string[]): ErrorResponse {
  return ruleViolated(
    viewAsRules.notHeld,
    message(
      'You do not have this function yourself, so its content cannot be shown.',
      '您自己没有此功能，因此不能显示其内容。',
      '您自己沒有此功能，因此不能顯示其內容。',
    ),
    { functionCodes },
  );
}
