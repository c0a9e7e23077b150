import { getBrokerFunctions, listFunctions, saveFunction, setBrokerFunctions } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { rejectFixedBroker } from '../brokers/brokerRules.ts';
import { checkFunctionCodes } from './checkFunctionCodes.ts';
import { buildTree, codesOfRole, functionsOfBroker } from '../../access/functionTree.ts';
import { endOutdatedSessions } from '../../access/sessionRules.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { membersOf, rolesOfBroker } from '../roles/roleRules.ts';
import {
  buildMasterTree,
  describeBrokerFunctions,
  describeMasterFunction,
  masterFunctionsOf,
  checkFunction,
  setFunctionsOfBroker,
  propagateFunction,
} from './masterFunctionRules.ts';
import { diffFields } from '../../shared-rules/diffFields.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import { checkVersion, invalidFields, message, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';
import type { MasterFunctionRow } from './functionRows.ts';

export const systemFunctionRoutes: readonly Route[] = [
  route(listFunctions, (context) => ({
    code: 'OK',
    data: context.isInternal
      ? buildMasterTree(masterFunctionsOf(context))
      : buildTree(functionsOfBroker(context, context.brokerCode ?? '')),
  })),

  route(saveFunction, (context, { body }) => {
    const { functionID, version, functionCode, parentID, name, category } = body;
    const before = functionID === undefined ? undefined : context.row<MasterFunctionRow>('masterFunctions', functionID);
    if (functionID !== undefined && !before) return notFound;
    if (before && version === undefined) {
      const problem = { path: 'version', rule: 'required', texts: versionRequiredTexts };
      return invalidFields(context.language, [problem]);
    }
    const input = { functionCode, parentID, name, category };
    const error =
      (before && checkVersion(before, version ?? 0, () => describeMasterFunction(before))) ??
      checkFunction(context, input, before);
    if (error) return error;
    const row: MasterFunctionRow = {
      functionID: before?.functionID ?? context.token('FC'),
      ...input,
      ...stamp(context, before),
    };
    context.change((draft) => draft.put('masterFunctions', row.functionID, row));
    propagateFunction(context, row);
    const changes = before ? diffFields(before, row, ['parentID', 'name', 'category']) : [];
    context.recordOperation({ targetID: row.functionID, targetName: row.functionCode, changes });
    return { code: 'OK', data: describeMasterFunction(row) };
  }),

  route(getBrokerFunctions, (context, { params }) => {
    const broker = context.row<BrokerRow>('brokers', params.brokerCode);
    return broker ? { code: 'OK', data: describeBrokerFunctions(context, broker) } : notFound;
  }),

  route(setBrokerFunctions, (context, { params, body: { functionCodes, version, endSessions } }) => {
    const before = context.row<BrokerRow>('brokers', params.brokerCode);
    if (!before) return notFound;
    const error =
      rejectFixedBroker(before) ??
      checkVersion(before, version, () => describeBrokerFunctions(context, before)) ??
      checkFunctionCodes(context.language, masterFunctionsOf(context), functionCodes);
    if (error) return error;
    const { brokerCode } = before;
    const affected = endSessions ? listHolders(context, brokerCode, functionCodes) : [];
    const { lost, gained } = setFunctionsOfBroker(context, brokerCode, functionCodes);
    const after: BrokerRow = { ...before, ...stamp(context, before) };
    context.change((draft) => draft.put('brokers', brokerCode, after));
    const endedSessions = endOutdatedSessions(context, affected);
    const changes = diffFields<FunctionChange>(
      { taken: [], returned: [], endedSessions: 0 },
      { taken: gained, returned: lost, endedSessions },
      ['taken', 'returned', 'endedSessions'],
    );
    context.recordOperation({ brokerCode, targetID: brokerCode, targetName: after.name.EN, changes });
    return { code: 'OK', data: describeBrokerFunctions(context, after) };
  }),
];

/** The functions that a broker gains and loses, by function code. */
interface FunctionChange {
  readonly taken: readonly string[];
  readonly returned: readonly string[];
  readonly endedSessions: number;
}

/** Lists the accounts of a broker that have a role with functions which are not among those it keeps. */
function listHolders(context: RequestContext, brokerCode: string, kept: readonly string[]): readonly string[] {
  const remaining = new Set(kept);
  return rolesOfBroker(context, brokerCode)
    .filter((role) => codesOfRole(context, role).some((code) => !remaining.has(code)))
    .flatMap((role) => membersOf(context, role).map(({ refID }) => refID));
}

const versionRequiredTexts = message(
  'The version that you saw is required.',
  '请提供您看到的版本号。',
  '請提供您看到的版本編號。',
);
