import { toolVersions } from '../toolVersions.ts';
import { type ExtendedPlugin, type NewPart } from './ExtendedPlugin.ts';
import { findFirstFunction } from './findFirstFunction.ts';

/** An endpoint that a plugin gets. */
export interface NewEndpoint extends NewPart {
  /** The code of the function that a user needs for it; undefined for the plugin's first one. */
  readonly functionCode: string | undefined;
}

/** Adds an endpoint that lists rows to a plugin: its declaration, its rows and handler in the emulator, and a test. */
export async function addEndpoint(plugin: ExtendedPlugin, { name, titles, functionCode }: NewEndpoint): Promise<void> {
  const parts = {
    call: `list${name.pascal}`,
    type: `${name.pascal}Row`,
    shape: `${name.camel}Row`,
    collection: `${plugin.id.camel}${name.pascal}`,
    code: functionCode ?? findFirstFunction(plugin),
  };
  const { call, type, shape, collection, code } = parts;
  await plugin.addDependency('zod', toolVersions.zod);
  plugin.addToReadme(
    `| the endpoint \`${call}\` | \`src/endpoints.ts\`, \`src/mock/${name.camel}Mock.ts\` | \`${code}\` |`,
  );
  await declare(plugin, {
    imports:
      "import { anyOf, endpoint, localText } from '@brokerdesk/plugin-sdk/contract';\nimport { z } from 'zod';\n",
    statements: `const ${shape} = z.object({ id: z.string(), name: localText });

/** A row of {@link ${call}}. */
export type ${type} = z.output<typeof ${shape}>;

/** Lists the rows of the caller's broker. */
export const ${call} = endpoint({
  method: 'GET',
  path: '/${plugin.id.snake}/${name.snake}',
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
  { imports, statements }: { readonly imports: string; readonly statements: string },
): Promise<void> {
  const file = 'src/endpoints.ts';
  if (!plugin.has(file)) return plugin.create(file, `${imports}\n${statements}`);
  const source = await plugin.source(file);
  source.addImport('@brokerdesk/plugin-sdk/contract', ['anyOf', 'endpoint', 'localText']);
  source.addImport('zod', ['z']);
  source.appendStatements(statements);
}

async function addRoute(
  plugin: ExtendedPlugin,
  name: string,
  { module, call, seed }: { readonly module: string; readonly call: string; readonly seed: string },
): Promise<void> {
  const names = [`${call}Route`, seed, `${name}Collection`];
  const collection = `[${name}Collection]: ${seed}`;
  if (!plugin.has('src/mock.ts')) {
    await plugin.addEntry('./mock', './src/mock.ts');
    return plugin.create(
      'src/mock.ts',
      `// The endpoints in the emulator.
import type { MockExtension } from '@brokerdesk/plugin-sdk/contract';
import { ${names.toSorted().join(', ')} } from './mock/${module}.ts';

const extension: MockExtension = {
  id: '${plugin.id.kebab}',
  collections: { ${collection} },
  routes: [${call}Route],
};

export default extension;
`,
    );
  }
  const source = await plugin.source('src/mock.ts');
  const extension = source.defaultObject();
  source.addImport(`./mock/${module}.ts`, names);
  if (source.propertyNames(extension).includes('collections')) {
    source.add(extension, { to: 'collections', item: collection });
  } else source.add(extension, { item: `collections: { ${collection} }` });
  source.add(extension, { to: 'routes', item: `${call}Route` });
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
${contract}import { createSessionApi } from '@brokerdesk/plugin-sdk/testing';
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
