import { exportedProperties } from '../../sources/objectLiteral.ts';
import { parseSource } from '../../sources/SourceFile.ts';
import { toolVersions } from '../toolVersions.ts';
import { addition, importAddition, statementAdditions } from './Addition.ts';
import type { ExtendedPlugin, NewPart } from './ExtendedPlugin.ts';
import { findFirstFunction } from './readDefinition.ts';

/** An endpoint that a plugin gets. */
export interface NewEndpoint extends NewPart {
  /** The code of the function that a user needs for it; undefined for the plugin's first one. */
  readonly functionCode: string | undefined;
}

/**
 * Adds an endpoint that lists rows to a plugin: its rows and handler in the emulator, and a test. Its declaration and
 * its route are additions where the plugin has endpoints already.
 */
export async function addEndpoint(plugin: ExtendedPlugin, { name, titles, functionCode }: NewEndpoint): Promise<void> {
  const { id } = plugin.definition;
  const parts = {
    call: `list${name.pascal}`,
    type: `${name.pascal}Row`,
    shape: `${name.camel}Row`,
    collection: `${id.camel}${name.pascal}`,
    code: functionCode ?? findFirstFunction(plugin.definition),
  };
  const { call, type, shape, collection, code } = parts;
  await plugin.addDependency('zod', toolVersions.zod);
  await plugin.addToReadme(
    `| the endpoint \`${call}\` | \`src/endpoints.ts\`, \`src/mock/${name.camel}Mock.ts\` | \`${code}\` |`,
  );
  await declare(plugin, {
    imports: { '@brokerdesk/plugin-sdk/contract': ['anyOf', 'endpoint', 'localText'], zod: ['z'] },
    statements: `const ${shape} = z.object({ id: z.string(), name: localText });

/** A row of {@link ${call}}. */
export type ${type} = z.output<typeof ${shape}>;

/** Lists the rows of the caller's broker. */
export const ${call} = endpoint({
  method: 'GET',
  path: '/${id.snake}/${name.snake}',
  access: anyOf('${code}'),
  errors: [],
  shapes: { data: z.array(${shape}) },
});
`,
  });
  const module = `${name.camel}Mock`;
  plugin.create(
    `src/mock/${module}.ts`,
    `import { type MockSeedContext, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { ${call}, type ${type} } from '../endpoints.ts';

interface StoredRow extends ${type} {
  readonly brokerCode: string;
}

/** The collection of the rows; those of all plugins are in one namespace. */
export const ${name.camel}Collection = '${collection}';

/** Returns two rows for each broker. */
export function seed${name.pascal}({ brokerCodes }: MockSeedContext): Readonly<Record<string, StoredRow>> {
  const rows = brokerCodes.flatMap((brokerCode) =>
    [1, 2].map((number) => {
      const label = { EN: \`Row \${number}\`, SC: \`第 \${number} 行\`, TC: \`第 \${number} 列\` };
      return { id: \`\${brokerCode}-\${number}\`, name: label, brokerCode };
    }),
  );
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

/** Returns the rows of the caller's broker. */
export const ${call}Route = mockRoute(${call}, (context) => {
  const own = context.rows<StoredRow>(${name.camel}Collection).filter((row) => row.brokerCode === context.brokerCode);
  return { code: 'OK', data: own.map(({ id, name }) => ({ id, name })) };
});
`,
  );
  await addRoute(plugin, name.camel, { module, call, seed: `seed${name.pascal}` });
  plugin.create(`src/mock/${module}.test.ts`, writeTest({ call, code, title: titles }));
}

async function declare(
  plugin: ExtendedPlugin,
  added: { readonly imports: Readonly<Record<string, readonly string[]>>; readonly statements: string },
): Promise<void> {
  const file = 'src/endpoints.ts';
  if (plugin.has(file)) {
    plugin.additions.push(...statementAdditions(await plugin.read(file), file, added));
    return;
  }
  const imports = Object.entries(added.imports).map(
    ([from, names]) => `import { ${names.join(', ')} } from '${from}';\n`,
  );
  plugin.create(file, `${imports.join('')}\n${added.statements}`);
}

async function addRoute(
  plugin: ExtendedPlugin,
  name: string,
  { module, call, seed }: { readonly module: string; readonly call: string; readonly seed: string },
): Promise<void> {
  const names = [`${call}Route`, seed, `${name}Collection`];
  const collection = `[${name}Collection]: ${seed}`;
  const file = 'src/mock.ts';
  if (!plugin.has(file)) {
    await plugin.addEntry('./mock', './src/mock.ts');
    return plugin.create(
      file,
      `// The endpoints in the emulator.
import type { MockExtension } from '@brokerdesk/plugin-sdk/contract';
import { ${names.toSorted().join(', ')} } from './mock/${module}.ts';

const extension: MockExtension = {
  id: '${plugin.definition.id.kebab}',
  collections: { ${collection} },
  routes: [${call}Route],
};

export default extension;
`,
    );
  }
  const source = parseSource(file, await plugin.read(file));
  const hasCollections = exportedProperties(source.program)?.has('collections') ?? false;
  plugin.additions.push(
    ...importAddition(source, file, { from: `./mock/${module}.ts`, names }),
    hasCollections
      ? addition(file, 'in `collections`', { text: `${collection},`, depth: 2 })
      : addition(file, 'above `routes`', { text: `collections: { ${collection} },`, depth: 1 }),
    addition(file, 'in `routes`', { text: `${call}Route,`, depth: 2 }),
  );
}

function writeTest(parts: { readonly call: string; readonly code: string; readonly title: NewPart['titles'] }): string {
  const { call, code, title } = parts;
  const isOwn = code.startsWith('X_');
  const functions = `
const functions: MockExtension['functions'] = [
  {
    brokerCode: 'DEMO',
    functionCode: '${code}',
    parentCode: null,
    name: { EN: '${title.en}', SC: '${title['zh-Hans']}', TC: '${title['zh-Hant']}' },
    category: 'Admin',
  },
];
`;
  const contract = isOwn ? "import type { MockExtension } from '@brokerdesk/plugin-sdk/contract';\n" : '';
  return `import { openEmulator } from '@brokerdesk/mock-server/testing';
${contract}import { createSessionApi } from '@brokerdesk/plugin-testing';
import { expect, it } from 'vitest';
import { ${call} } from '../endpoints.ts';
import extension from '../mock.ts';
${isOwn ? functions : ''}
const emulator = openEmulator({ applications: 0, extensions: [${isOwn ? '{ ...extension, functions }' : 'extension'}] });

it('lists the rows of the own broker', async () => {
  const sandbox = await emulator.openSandbox();
  const rows = await createSessionApi(await sandbox.signIn()).call(${call}, {});
  expect(rows.map(({ id }) => id)).toEqual(['DEMO-1', 'DEMO-2']);
});

it('is closed to users without the function', async () => {
  const sandbox = await emulator.openSandbox();
  const session = await sandbox.signIn({ functionCodes: [] });
  await expect(createSessionApi(session).call(${call}, {})).rejects.toMatchObject({ code: 'E0002' });
});
`;
}
