// Every text that a request writes is of a kind that says what it may hold.
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as api from './index.ts';
import type { Endpoint } from './index.ts';
import type { JsonSchema } from './open-api/JsonSchema.ts';

/** Texts that refer to a record: any other text is rejected where it is looked up. */
const reference = /(?:ID|IDs|Codes?|sequence|keepFile(?:EN|SC|TC))$/;

/** Texts that may hold any character, with the reason. */
const free: Readonly<Record<string, string>> = {
  'login.password': 'compared with a hash',
  'changePassword.password': 'compared with a hash',
  'changePassword.newPassword': 'the policy of the broker decides',
  'resetForgottenPassword.newPassword': 'the policy of the broker decides',
  'amendAnswer.value': 'the rules of the question decide',
  'correctAnswers.answers.value': 'the rules of the question decide',
  'previewOpeningForm.answers': 'the rules of the question decide',
};

const hostile = [
  'pay\u0000',
  'ring\u0007',
  'Pay\u202etxt.exe',
  'a\u2066b',
  'one\u2028two',
  'half \ud800',
  'half \udfff',
];

const fields = Object.entries<unknown>(api).flatMap(([name, call]) => {
  const body = isEndpoint(call) ? call.shapes?.body : undefined;
  return body ? textsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [name]) : [];
});
const written = fields.filter(({ path }) => !reference.test(path) && !(path in free));

test.each(written)('$path rejects what disguises a text', ({ patterns }) => {
  const accepted = hostile.filter((text) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text)));
  expect(accepted).toEqual([]);
});

test('the list holds the texts of the whole contract', () => {
  expect(written.length).toBeGreaterThan(100);
  expect(Object.keys(free).filter((path) => !fields.some((field) => field.path === path))).toEqual([]);
});

interface Text {
  /** The call and the field, as in `createFaq.question.EN`. */
  readonly path: string;
  readonly patterns: readonly string[];
}

/** Lists the texts of a schema that are not choices. A schema within itself is listed once. */
function textsOf(root: JsonSchema, names: readonly string[]): Text[] {
  const seen = new Set<string>();
  return visit(root, names);

  function visit(schema: JsonSchema, path: readonly string[]): Text[] {
    const { $ref, properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
    if ($ref !== undefined) {
      if (seen.has($ref)) return [];
      seen.add($ref);
      const target = $ref === '#' ? root : root.$defs?.[$ref.replace('#/$defs/', '')];
      return target ? visit(target, path) : [];
    }
    if (schema.type === 'string')
      return isChoice(schema) ? [] : [{ path: path.join('.'), patterns: patternsOf(schema) }];
    return [
      ...Object.entries(properties).flatMap(([name, field]) => visit(field, [...path, name])),
      ...(items ? visit(items, path) : []),
      ...(typeof additionalProperties === 'object' ? visit(additionalProperties, path) : []),
      ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => visit(part, path)),
    ];
  }
}

function isChoice(schema: JsonSchema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

function patternsOf({ pattern, allOf = [] }: JsonSchema): string[] {
  return [...(pattern === undefined ? [] : [pattern]), ...allOf.flatMap(patternsOf)];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'shapes' in value;
}
