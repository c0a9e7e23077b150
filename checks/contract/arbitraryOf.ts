// Generates values that match a schema of the contract, through its JSON schema. The values may violate constraints
// that JSON schema cannot express (refinements); the emulator then rejects them at the field.
import type { JsonSchema } from '@brokerdesk/api/open-api';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

const maximumDepth = 4;

/** Returns an arbitrary of inputs that match `shape`. */
export function arbitraryOf(shape: z.ZodType): Arbitrary<unknown> {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema;
  return build(schema, { root: schema, depth: 0 });
}

interface SchemaPosition {
  readonly root: JsonSchema;
  readonly depth: number;
}

function build(schema: JsonSchema, position: SchemaPosition): Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return build(resolve(schema.$ref, position.root), { ...position, depth: position.depth + 1 });
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => build(choice, position)));
  if (schema.allOf) return build(Object.assign({}, ...schema.allOf) as JsonSchema, position);
  switch (schema.type) {
    case 'object':
      return buildObject(schema, position);
    case 'array': {
      const { minItems = 0, maxItems = minItems + 3 } = schema;
      const isDeep = position.depth > maximumDepth;
      return fc.array(build(schema.items ?? {}, { ...position, depth: position.depth + 1 }), {
        minLength: minItems,
        maxLength: isDeep ? minItems : Math.min(maxItems, minItems + 3),
      });
    }
    case 'string':
      return buildString(schema);
    case 'integer':
      return fc.integer({ min: Math.max(lowest(schema), -1e9), max: Math.min(highest(schema), 1e9) });
    case 'number':
      return fc.double({ min: lowest(schema), max: highest(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function resolve(reference: string, root: JsonSchema): JsonSchema {
  if (reference === '#') return root;
  const name = reference.replace('#/$defs/', '');
  const found = root.$defs?.[name];
  if (!found) throw new Error(`The schema has no definition ${reference}.`);
  return found;
}

function buildObject({ properties = {}, required = [] }: JsonSchema, position: SchemaPosition): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, build(field, { ...position, depth: position.depth + 1 })]),
  );
  return fc.record(fields, { requiredKeys: [...required] as never[] });
}

function buildString({ pattern, format, minLength = 0, maxLength = minLength + 30 }: JsonSchema): Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'grapheme' });
}

function lowest({ minimum, exclusiveMinimum }: JsonSchema): number {
  return minimum ?? (exclusiveMinimum === undefined ? -1e9 : exclusiveMinimum + 1);
}

function highest({ maximum, exclusiveMaximum }: JsonSchema): number {
  return maximum ?? (exclusiveMaximum === undefined ? 1e9 : exclusiveMaximum - 1);
}
