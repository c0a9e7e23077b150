// Finds identifiers in the input of an endpoint by their names: on the wire they end with `ID`.
import type { InputOf, Endpoint } from '@brokerdesk/api';

type Input = InputOf<Endpoint>;
type Path = readonly (string | number)[];

/** Fields that name a record or a broker. */
const identifierName = /(?:ID|IDs|^id|Code)$/;

/** Lists the paths of all identifiers in an input whose value is a text. */
export function identifierPaths(input: Input): readonly Path[] {
  const { params = {}, query = {}, body = {} } = input as Readonly<Record<string, unknown>>;
  return [...collect(params, ['params']), ...collect(query, ['query']), ...collect(body, ['body'])];
}

function collect(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) {
    const isListOfIds = value.every((item) => typeof item === 'string') && identifierName.test(String(path.at(-1)));
    return isListOfIds
      ? value.map((_, index) => [...path, index])
      : value.flatMap((item, index) => collect(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (typeof field === 'string' && field !== '' && identifierName.test(name)) return [[...path, name]];
    return collect(field, [...path, name]);
  });
}

export function valueAt(input: Input, path: Path): unknown {
  return path.reduce((value: unknown, step) => (value as Record<string | number, unknown> | undefined)?.[step], input);
}

/** Returns the input with another value at one path. */
export function replaceAt<T>(input: T, path: Path, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  if (Array.isArray(input)) {
    return input.map((item: unknown, index) => (index === step ? replaceAt(item, rest, value) : item)) as T;
  }
  const record = input as Readonly<Record<string, unknown>>;
  return { ...record, [step]: replaceAt(record[step], rest, value) } as T;
}
