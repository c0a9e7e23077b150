import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listFunctions } from '@brokerdesk/plugin-sdk/api';
import { findFunctions } from '../functions/functionShape.ts';

const maxResults = 6;

/** Finds functions of the product by code or name. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const tree = await api.call(listFunctions, {}, { signal });
  return findFunctions(tree, query)
    .slice(0, maxResults)
    .map(({ functionCode, name }) => ({
      id: functionCode,
      title: textIn(name, language),
      description: functionCode,
      target: { code: 'provider:brokers', child: 'functions', params: { functionCode } },
    }));
};
