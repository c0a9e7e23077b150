import { getBrokerFunctions, listFunctions, saveFunction, setBrokerFunctions } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { refuseFixedBroker } from '../behaviour/administration/brokerRecords.ts';
import { refuseFunctionCodes } from '../behaviour/administration/functionChoice.ts';
import { buildTree, functionsOfBroker } from '../behaviour/administration/functionTree.ts';
import {
  buildMasterTree,
  describeBrokerFunctions,
  describeMasterFunction,
  masterFunctionsOf,
  refuseFunction,
  setFunctionsOfBroker,
  spreadFunction,
} from '../behaviour/administration/masterFunctions.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { stamp } from '../behaviour/stamps.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { MasterFunctionRow } from '../state/masterFunctionRows.ts';

export const systemFunctionsRoutes: readonly Route[] = [
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
      const problem = { path: 'version', rule: 'required', texts: versionNeeded };
      return invalidFields(context.language, [problem]);
    }
    const wish = { functionCode, parentID, name, category };
    const refusal =
      (before && refuseStale(before, version ?? 0, () => describeMasterFunction(before))) ??
      refuseFunction(context, wish, before);
    if (refusal) return refusal;
    const row: MasterFunctionRow = {
      functionID: before?.functionID ?? context.token('FC'),
      ...wish,
      ...stamp(context, before),
    };
    context.change((draft) => draft.put('masterFunctions', row.functionID, row));
    spreadFunction(context, row);
    const changes = before ? changesBetween(before, row, ['parentID', 'name', 'category']) : [];
    context.note({ targetID: row.functionID, targetName: row.functionCode, changes });
    return { code: 'OK', data: describeMasterFunction(row) };
  }),

  route(getBrokerFunctions, (context, { params }) => {
    const broker = context.row<BrokerRow>('brokers', params.brokerCode);
    return broker ? { code: 'OK', data: describeBrokerFunctions(context, broker) } : notFound;
  }),

  route(setBrokerFunctions, (context, { params, body: { functionCodes, version } }) => {
    const before = context.row<BrokerRow>('brokers', params.brokerCode);
    if (!before) return notFound;
    const refusal =
      refuseFixedBroker(before) ??
      refuseStale(before, version, () => describeBrokerFunctions(context, before)) ??
      refuseFunctionCodes(context.language, masterFunctionsOf(context), functionCodes);
    if (refusal) return refusal;
    const { brokerCode } = before;
    const { lost, gained } = setFunctionsOfBroker(context, brokerCode, functionCodes);
    const after: BrokerRow = { ...before, ...stamp(context, before) };
    context.change((draft) => draft.put('brokers', brokerCode, after));
    const changes = changesBetween({ taken: [], returned: [] } as Choice, { taken: gained, returned: lost }, [
      'taken',
      'returned',
    ]);
    context.note({ brokerCode, targetID: brokerCode, targetName: after.name.EN, changes });
    return { code: 'OK', data: describeBrokerFunctions(context, after) };
  }),
];

/** What a broker takes anew and what it gives back, by function code. */
interface Choice {
  readonly taken: readonly string[];
  readonly returned: readonly string[];
}

const versionNeeded = {
  en_US: 'The version that you saw is needed.',
  zh_CN: '请提供您所见的版本号。',
  zh_HK: '請提供您所見的版本編號。',
};
