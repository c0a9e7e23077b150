import type { QuestionFilePart, QuestionFilePlace } from './QuestionFileProblem.ts';

const identifiers: Readonly<Record<QuestionFilePart, string>> = {
  pages: 'pageID',
  questions: 'questionID',
  classification: 'value',
};

/** Returns the place of a path in the content of a file, which may have any shape. */
export function placeInFile(content: unknown, path: string): QuestionFilePlace {
  const [part = '', index, ...rest] = path.split('.');
  if (!isPart(part)) return { field: path };
  if (index === undefined) return { part, field: '' };
  const id = propertyOf(propertyOf(propertyOf(content, part), index), identifiers[part]);
  return {
    part,
    number: Number(index) + 1,
    ...(typeof id === 'string' && id !== '' && { id }),
    field: rest.join('.'),
  };
}

function isPart(name: string): name is QuestionFilePart {
  return Object.hasOwn(identifiers, name);
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
