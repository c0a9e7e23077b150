// Bodies that differ from a given one in one field only, with values that the field's schema allows.
import type { Endpoint } from '@brokerdesk/api';
import type { JsonSchema } from '@brokerdesk/api/open-api';
import { z } from 'zod';
import { completeNotification } from '../../packages/mock-server/src/testing/setUpNotifications.ts';
import { shapesOf } from '../../packages/mock-server/src/contract/shapesOf.ts';

interface Leaf {
  readonly path: string;
  /** Each has another value there; a rule between fields may refuse some of them. */
  readonly bodies: readonly object[];
}

/** Lists the fields of a body; those of an object, such as a text in three languages, one by one. */
export function changeLeaves(endpoint: Endpoint, body: object): readonly Leaf[] {
  const shape = shapesOf(endpoint).body as z.ZodType;
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const { version: _version, ...properties } = schema.properties ?? {};
  return Object.entries(properties).flatMap(([name, field]) =>
    listLeaves(name, field, (body as Readonly<Record<string, unknown>>)[name]).map(({ path, values }) => ({
      path,
      bodies: [...(coupled[path] ?? []), ...values.map((value) => ({ [name]: value }))].map((change) => {
        return { ...body, ...change };
      }),
    })),
  );
}

/** Values of the demo data, for fields that name another record. */
const references: Readonly<Record<string, readonly unknown[]>> = {
  categoryID: ['FQC-DEMO-TRADING'],
  groupID: ['DEMO-CG-TRADING'],
  userGroupID: ['NTG-DEMO-CASH'],
  functionCodes: [['RAO', 'RAO_DATA_CHART']],
  memberRefIDs: [['DEMO-U024']],
  accountNumbers: [['000010020']],
  weChat: ['changed_name'],
  whatsApp: ['+852 9123 4567'],
};

/** Fields that a rule ties to others, with those. */
const coupled: Readonly<Record<string, readonly object[]>> = {
  category: [{ category: 'basic', type: 'client-agreement' }],
  packageCode: [{ packageCode: 'LEVEL_2', limitType: 'quota', quota: 1 }],
  limitType: [{ limitType: 'quota', quota: 1 }],
  quota: [{ limitType: 'quota', quota: 1 }],
  status: [completeNotification],
};

interface Change {
  readonly path: string;
  readonly values: readonly unknown[];
}

function listLeaves(path: string, schema: JsonSchema, value: unknown): readonly Change[] {
  if (isObject(value) && schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      listLeaves(`${path}.${name}`, field, value[name]).map((leaf) => ({
        path: leaf.path,
        values: leaf.values.map((changed) => ({ ...value, [name]: changed })),
      })),
    );
  }
  return [{ path, values: [...(references[path] ?? []), ...otherValues(schema, value)] }];
}

/** Other values than the given one, the likeliest to be accepted first. */
function otherValues(schema: JsonSchema, value: unknown): readonly unknown[] {
  const choices = [...(schema.anyOf ?? schema.oneOf ?? [schema])];
  const values = choices.flatMap((choice): readonly unknown[] => {
    if ('const' in choice) return [choice.const];
    if (choice.enum) return choice.enum;
    if (choice.type === 'boolean') return [value !== true];
    if (choice.type === 'integer' || choice.type === 'number')
      return typeof value === 'number' ? [value + 1, value - 1] : [1];
    if (choice.type === 'array') return otherLists(choice, Array.isArray(value) ? value : []);
    if (choice.type === 'string') return otherTexts(choice, typeof value === 'string' ? value : '');
    return [];
  });
  return values.filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}

function otherTexts({ format, pattern }: JsonSchema, text: string): readonly string[] {
  if (format === 'date') return [shiftDays(text, 1).slice(0, 10)];
  if (format === 'date-time') return [shiftDays(text, 1)];
  if (pattern !== undefined && /^\d+$/.test(text))
    return [text.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))];
  return [
    `${text}x`,
    `x${text}`,
    `${text}1`,
    'https://changed.example',
    'changed@demo.example',
    '+85291234567',
    '91234567',
  ];
}

function shiftDays(text: string, days: number): string {
  return new Date(
    (text === '' ? Date.parse('2026-03-20T03:00:00Z') : Date.parse(text)) + days * 86_400_000,
  ).toISOString();
}

function otherLists({ items = {} }: JsonSchema, list: readonly unknown[]): readonly unknown[] {
  const [first, ...rest] = list;
  const changed = otherValues(items, first).map((other) => [other, ...rest]);
  const inner = isObject(first)
    ? listLeaves('', items, first).flatMap(({ values }) => values.map((other) => [other, ...rest]))
    : [];
  return [...(list.length > 0 ? [list.toReversed(), rest, list.slice(0, -1)] : []), ...changed, ...inner];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
