// The product's master tree of functions, managed by the provider, and the functions that each broker has taken.
import type { BrokerFunctions, FunctionNode, MasterFunction } from '@brokerdesk/api';
import type { BrokerRow, RoleRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type ErrorResponse, invalidFields, message, ruleViolated, type Texts } from '../../context/errorResponses.ts';
import type { MasterFunctionRow } from './functionRows.ts';
import type { FunctionStateRow } from '../../state/rows.ts';
import { functionsOfBroker } from '../../access/functionTree.ts';
import { buildGrantedTree } from './grantedTree.ts';
import { stamp } from '../../shared-rules/stamp.ts';

/** The fields of a function. */
export type FunctionInput = Pick<MasterFunctionRow, 'functionCode' | 'parentID' | 'name' | 'category'>;

export function masterFunctionsOf(context: RequestContext): readonly MasterFunctionRow[] {
  return context.rows<MasterFunctionRow>('masterFunctions');
}

export function buildMasterTree(rows: readonly MasterFunctionRow[]): FunctionNode[] {
  const byParent = Map.groupBy(rows, ({ parentID }) => parentID);
  const childrenOf = (parent: string | null): FunctionNode[] =>
    (byParent.get(parent) ?? []).map(({ functionID, parentID, functionCode, name, category, version }) => ({
      functionID,
      parentID,
      functionCode,
      name,
      category,
      version,
      children: childrenOf(functionID),
    }));
  return childrenOf(null);
}

export function describeMasterFunction(row: MasterFunctionRow): MasterFunction {
  const { functionID, parentID, functionCode, name, category, version, updateTime, updateBy } = row;
  return { functionID, parentID, functionCode, name, category, version, updateTime, updateBy };
}

export function describeBrokerFunctions(context: RequestContext, broker: BrokerRow): BrokerFunctions {
  const { brokerCode, version, updateTime, updateBy } = broker;
  const taken = new Set(functionsOfBroker(context, brokerCode).map(({ functionCode }) => functionCode));
  return { brokerCode, functions: buildGrantedTree(masterFunctionsOf(context), taken), version, updateTime, updateBy };
}

/** Validates the fields of a function; `before` is absent for a new one. */
export function checkFunction(context: RequestContext, input: FunctionInput, before?: MasterFunctionRow) {
  return checkCode(context, input, before) ?? checkParent(context, input, before);
}

function checkCode(context: RequestContext, { functionCode }: FunctionInput, before?: MasterFunctionRow) {
  if (before) return before.functionCode === functionCode ? undefined : ruleViolated('code-fixed', codeFixedTexts);
  const isTaken = masterFunctionsOf(context).some((row) => row.functionCode === functionCode);
  return isTaken
    ? createFieldError(context, { path: 'functionCode', rule: 'unique', texts: codeTakenTexts })
    : undefined;
}

function checkParent(context: RequestContext, { parentID }: FunctionInput, before?: MasterFunctionRow) {
  if (parentID === null || parentID === before?.parentID) return undefined;
  const ancestors = ancestorsOf(context, parentID);
  if (ancestors.length === 0)
    return createFieldError(context, { path: 'parentID', rule: 'unknown', texts: unknownParentTexts });
  if (!before) return undefined;
  if (ancestors.includes(before.functionID)) {
    return createFieldError(context, { path: 'parentID', rule: 'cycle', texts: ownDescendantTexts });
  }
  const rows = context.rows<FunctionStateRow>('functions');
  const usesOf = (functionID: string) => rows.filter((row) => row.functionID === functionID);
  const brokersWithParent = new Set(usesOf(parentID).map(({ brokerCode }) => brokerCode));
  const brokerCodes = usesOf(before.functionID).flatMap((row) =>
    brokersWithParent.has(row.brokerCode) ? [] : row.brokerCode,
  );
  return brokerCodes.length === 0 ? undefined : ruleViolated('parent-not-taken', parentNotTakenTexts, { brokerCodes });
}

/** A function and all above it, by identifier; none if it does not exist. */
function ancestorsOf(context: RequestContext, functionID: string): readonly string[] {
  const found: string[] = [];
  let next: string | null = functionID;
  while (next !== null && !found.includes(next)) {
    const row: MasterFunctionRow | undefined = context.row<MasterFunctionRow>('masterFunctions', next);
    if (!row) break;
    found.push(next);
    next = row.parentID;
  }
  return found;
}

function createFieldError(
  context: RequestContext,
  problem: { readonly path: string; readonly rule: string; readonly texts: Texts },
): ErrorResponse {
  return invalidFields(context.language, [problem]);
}

/** Carries a changed function to every broker that has taken it. */
export function propagateFunction(
  context: RequestContext,
  { functionID, parentID, name, category }: MasterFunctionRow,
): void {
  const taken = context.rows<FunctionStateRow>('functions').filter((row) => row.functionID === functionID);
  context.change((draft) => {
    for (const row of taken) draft.put('functions', rowIdOf(row), { ...row, parentID, name, category });
  });
}

/** Sets the functions of a broker, and removes the withdrawn ones from its roles. */
export function setFunctionsOfBroker(context: RequestContext, brokerCode: string, codes: readonly string[]) {
  const requested = new Set(codes);
  const present = functionsOfBroker(context, brokerCode);
  const lost = present.filter(({ functionCode }) => !requested.has(functionCode));
  const previous = new Set(present.map(({ functionCode }) => functionCode));
  const gained = masterFunctionsOf(context).filter(
    (row) => requested.has(row.functionCode) && !previous.has(row.functionCode),
  );
  context.change((draft) => {
    for (const row of lost) draft.remove('functions', rowIdOf(row));
    for (const { functionID, parentID, functionCode, name, category } of gained) {
      const row: FunctionStateRow = { brokerCode, functionID, parentID, functionCode, name, category };
      draft.put('functions', rowIdOf(row), row);
    }
  });
  const lostCodes = lost.map(({ functionCode }) => functionCode);
  for (const role of context.rows<RoleRow>('roles')) {
    if (role.brokerCode === brokerCode) removeFromRole(context, role, lostCodes);
  }
  return { lost: lostCodes, gained: gained.map(({ functionCode }) => functionCode) };
}

function removeFromRole(context: RequestContext, role: RoleRow, lost: readonly string[]): void {
  const { functionCodes } = role;
  if (functionCodes === 'all' || !functionCodes.some((code) => lost.includes(code))) return;
  const remaining = functionCodes.filter((code) => !lost.includes(code));
  const after: RoleRow = { ...role, functionCodes: remaining, ...stamp(context, role) };
  context.change((draft) => draft.put('roles', role.roleID, after));
}

function rowIdOf({ brokerCode, functionID }: Pick<FunctionStateRow, 'brokerCode' | 'functionID'>): string {
  return `${brokerCode}/${functionID}`;
}

const codeFixedTexts = message('The code of a function cannot be changed.', '功能代码不能更改。', '功能代碼不能更改。');
const codeTakenTexts = message('This code is in use.', '此代码已被使用。', '此代碼已被使用。');
const unknownParentTexts = message('There is no such function.', '没有此功能。', '沒有此功能。');
const ownDescendantTexts = message(
  'A function cannot be below itself.',
  '功能不能置于自身之下。',
  '功能不能置於自身之下。',
);
const parentNotTakenTexts = message(
  'A broker that has this function has not taken the one above it.',
  '有券商已采用此功能，但尚未采用其上级功能。',
  '有券商已採用此功能，但尚未採用其上級功能。',
);
