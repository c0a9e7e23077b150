import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { keepContractShapes } from './keepContractShapes.ts';
import { stripContractShapes, stripShapes } from './stripContractShapes.ts';

describe('stripShapes', () => {
  it('drops the shapes of endpoints, marks schemas as free of side effects and keeps the line numbers', () => {
    const source = [
      "import { z } from 'zod';",
      "import { endpoint } from '@brokerdesk/plugin-sdk/contract';",
      'const row = z.object({ id: z.string() });',
      'export const listRows = endpoint({',
      "  path: '/rows',",
      '  shapes: {',
      '    data: z.array(row),',
      '  },',
      '});',
      'const fields = { name: z.string(), kept: register() };',
      'const rules = { over: z.object({}) } as const satisfies object;',
      'const kept = register();',
    ].join('\n');
    const stripped = stripShapes(source, '/plugin/src/endpoints.ts');
    expect(stripped).not.toContain('shapes');
    expect(stripped).toContain('/* @__PURE__ */ (() => z.object({ id: z.string() }))()');
    expect(stripped).toContain('{ name: /* @__PURE__ */ (() => z.string())(), kept: register() }');
    expect(stripped).toContain('const rules = { over: /* @__PURE__ */ (() => z.object({}))() } as const');
    expect(stripped).toContain('const kept = register();');
    expect(stripped.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('drops the imports that only shapes and types use', () => {
    const source = [
      "import { endpoint } from '@brokerdesk/plugin-sdk/contract';",
      "import { row, rowBody } from './shapes.ts';",
      "import { path } from './path.ts';",
      "import './setUp.ts';",
      'export type Row = z.output<typeof row>;',
      'export const listRows = endpoint({ path, shapes: { body: rowBody, data: row } });',
    ].join('\n');
    const stripped = stripShapes(source, '/plugin/src/endpoints.ts');
    expect(stripped).not.toContain('./shapes.ts');
    expect(stripped).toContain("import { path } from './path.ts';\nimport './setUp.ts';");
    expect(stripped).toContain('import { endpoint }');
    expect(stripShapes(source.replace('data: row }', '}, data: row'), '/plugin/src/endpoints.ts')).toContain(
      './shapes',
    );
  });

  it('names the file that cannot be parsed', () => {
    expect(() => stripShapes('export const = ;', '/plugin/src/endpoints.ts')).toThrow('/plugin/src/endpoints.ts');
  });
});

describe('a browser build', () => {
  it('does not contain zod if endpoints are only called', async () => {
    const code = await bundle(
      "import { listApplications, listUsers } from '@brokerdesk/api'; console.log(listApplications.path, listUsers.path);",
    );
    expect(code).toContain('/applications');
    expect(code).not.toContain('ZodError');
    expect(code.length).toBeLessThan(2_000);
  });

  it('keeps a schema that a form imports, with zod', async () => {
    const code = await bundle("import { localText } from '@brokerdesk/api'; console.log(localText.safeParse({}));");
    expect(code).toContain('ZodError');
  });
});

it('keeps the schemas of the contract in a separate file, for forms', async () => {
  const output = await bundleFiles(
    `import { listApplications } from '@brokerdesk/api';
     console.log(listApplications.path, () => import('@brokerdesk/api/shapes'));`,
  );
  const [entry, ...late] = output.map((file) => (file.type === 'chunk' ? file.code : ''));
  expect(entry).not.toContain('ZodError');
  expect(late.filter((code) => code.includes('ZodError'))).toHaveLength(1);
  expect(late.join('')).toMatch(/shapes:\s*\{/);
});

async function bundle(entry: string): Promise<string> {
  const output = await bundleFiles(entry);
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

async function bundleFiles(entry: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root: hostFolder,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [
      keepContractShapes(),
      stripContractShapes(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${hostFolder}/entry.ts` : undefined),
        load: (id) => (id === `${hostFolder}/entry.ts` ? entry : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  return (result as Rolldown.RolldownOutput).output;
}
