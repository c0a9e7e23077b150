// What a built plugin uses of the product, from its emitted scripts: the calls of the contract and the functions of the tree.
import { functionCodes } from '@brokerdesk/api';
import { propertiesOf, stringOf } from '../sources/objectLiteral.ts';
import { parseSource } from '../sources/SourceFile.ts';
import { listCalls } from '../why/listCalls.ts';
import type { Script } from './listSharedImports.ts';

/** What a plugin uses of the product; each list is in order. */
export interface UsedParts {
  /** As `GET /goapi/faq/{faqID}`. */
  readonly calls: readonly string[];
  readonly codes: readonly string[];
}

/** Lists the calls of the contract and the functions of the product that emitted scripts name. */
export async function listUsedParts(scripts: readonly Script[]): Promise<UsedParts> {
  const contract = new Set((await listCalls([], [])).map(({ method, path }) => `${method} ${path}`));
  const words = scripts.flatMap(({ name, code }) => parseSource(name, code).words).map(({ value }) => value);
  return {
    calls: listEndpoints(scripts).filter((call) => contract.has(call)),
    codes: distinct(words.filter((word) => Object.hasOwn(functionCodes, word))),
  };
}

/**
 * Lists the endpoints in emitted scripts, the plugin's own ones included. Minified code has other names, but an endpoint is still
 * an object with its method, path and access that is passed to a function.
 */
export function listEndpoints(scripts: readonly Script[]): readonly string[] {
  const given = scripts
    .flatMap(({ name, code }) => parseSource(name, code).calls)
    .map(({ arguments: [first] }) => first);
  const calls = given.flatMap((argument) => {
    const properties = propertiesOf(argument);
    const [method, path] = ['method', 'path'].map((name) => stringOf(properties?.get(name)?.value));
    return method !== undefined && path?.startsWith('/') && properties?.has('access') ? [`${method} ${path}`] : [];
  });
  return distinct(calls);
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
