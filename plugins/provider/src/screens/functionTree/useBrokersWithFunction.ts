import { queryOptions, useCall, usePluginScope } from '@brokerdesk/plugin-sdk';
import { type Broker, getBrokerFunctions, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';
import { takenCodes } from '../../functions/functionShape.ts';

/** The brokers that have taken a function, or how far they are known. */
export interface BrokersWithFunction {
  /** Undefined until the sets of all brokers are loaded. */
  readonly brokers: readonly Broker[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Finds the brokers that have taken a function: each broker's set has to be read for that. */
export function useBrokersWithFunction(functionCode: string): BrokersWithFunction {
  const scope = usePluginScope();
  const list = useCall(listBrokers, { query: { size: 500 } });
  const items = list.data?.items ?? [];
  const sets = useQueries({
    queries: items.map(({ brokerCode }) => queryOptions(scope, getBrokerFunctions, { params: { brokerCode } })),
  });
  const failed = sets.filter(({ error, data }) => error !== null && data === undefined);
  const isComplete = list.data !== undefined && sets.every(({ data }) => data !== undefined);
  const taken = (index: number) => takenCodes(sets[index]?.data?.functions ?? []).includes(functionCode);
  return {
    brokers: isComplete ? items.filter((_broker, index) => taken(index)) : undefined,
    error: list.error ?? failed[0]?.error ?? null,
    retry: () => void Promise.all(list.error ? [list.refetch()] : failed.map(({ refetch }) => refetch())),
  };
}
