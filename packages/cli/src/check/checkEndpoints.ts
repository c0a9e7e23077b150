// The endpoints that a plugin declares, as their source has them, against the emulator's routes.
import { responseCodes } from '@brokerdesk/api';
import { suggest } from '../suggest.ts';
import { type DeclaredEndpoint, findEndpoints } from '../sources/declaredEndpoints.ts';
import { isTestFile, mockFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { offsetOf } from '../sources/SourceFile.ts';

/** Reports what is wrong with the endpoints of a plugin, and with mock.ts. */
export function checkEndpoints(plugin: PluginUnderCheck): readonly Problem[] {
  const endpoints = plugin.files.filter(({ file }) => !isTestFile(file)).flatMap(findEndpoints);
  return [
    ...checkMockId(plugin),
    ...endpoints.flatMap((endpoint) => [
      ...checkAccess(endpoint),
      ...checkPath(endpoint, plugin),
      ...checkErrors(endpoint),
      ...checkShapes(endpoint),
      ...checkMock(endpoint, plugin),
    ]),
  ];
}

function checkMockId(plugin: PluginUnderCheck): readonly Problem[] {
  const { described, extension } = plugin;
  if (described === undefined || extension === undefined || extension.id === described.description.id) return [];
  const source = mockFile(plugin);
  const message = `mock.ts has the id "${extension.id}", but the plugin is "${described.description.id}".`;
  return [
    problemAt(
      'mock-id',
      { source, offset: offsetOf(source, extension.id) },
      { message, hint: 'Use one id in both files.' },
    ),
  ];
}

function checkAccess({ source, lacksAccessAt, method, path }: DeclaredEndpoint): readonly Problem[] {
  if (lacksAccessAt === undefined) return [];
  const message = `${method} ${path} has no \`access\`: nothing says who may call it.`;
  const hint = "Add access: anyOf('X_…') with the functions that it needs; or signedIn, internalStaff, anybody.";
  return [problemAt('endpoint-access', { source, offset: lacksAccessAt }, { message, hint })];
}

/** The product's own plugins implement paths of the specification. */
function checkPath(endpoint: DeclaredEndpoint, { source, described }: PluginUnderCheck): readonly Problem[] {
  const id = described?.description.id;
  if (source.firstParty || id === undefined) return [];
  const [first = ''] = endpoint.path.split('/').slice(1);
  const own = id.replaceAll(/[-.]/g, '_');
  if (first === own || own.startsWith(`${first}_`)) return [];
  const message = `${endpoint.path} does not begin with /${own}, so another plugin may have the same path.`;
  return [problemAt('endpoint-path', endpoint, { message, hint: `Begin it with /${own}/.` })];
}

function checkErrors({ source, errors }: DeclaredEndpoint): readonly Problem[] {
  return errors
    .filter(({ code }) => code === 'OK' || !Object.hasOwn(responseCodes, code))
    .map(({ code, offset }) =>
      problemAt(
        'endpoint-error',
        { source, offset },
        {
          message: `No error has the code ${code}.`,
          hint: `Use a code of the contract, which the emulator lists at /__mock/docs/.${suggest(code, Object.keys(responseCodes))}`,
        },
      ),
    );
}

function checkShapes(endpoint: DeclaredEndpoint): readonly Problem[] {
  const { method, path, shapes } = endpoint;
  if (shapes === undefined) return [];
  const hasParameters = path.includes('{');
  const complaints = [
    hasParameters && !shapes.includes('params')
      ? ['has parameters in its path, but no shape `params`', 'Add params: z.object({ … }) with each parameter.']
      : undefined,
    !hasParameters && shapes.includes('params')
      ? ['has a shape `params`, but no parameter in its path', 'Write the parameter into the path as {name}.']
      : undefined,
    method === 'GET' && (shapes.includes('body') || shapes.includes('files'))
      ? ['is a GET with a body', 'Use `query`, or another method.']
      : undefined,
    shapes.includes('data')
      ? undefined
      : ['has no shape `data`', 'Add the shape of its data; z.null() if it has none.'],
  ];
  return complaints.flatMap((complaint) => {
    if (complaint === undefined) return [];
    const [message = '', hint = ''] = complaint;
    return problemAt('endpoint-shapes', endpoint, { message: `${method} ${path} ${message}.`, hint });
  });
}

function checkMock(endpoint: DeclaredEndpoint, { extension, extensionError }: PluginUnderCheck): readonly Problem[] {
  // A mock.ts that does not load is reported once, not for each of its endpoints.
  if (extensionError !== undefined) return [];
  const { method, path, operation, source } = endpoint;
  const unnamed =
    operation === undefined || Object.hasOwn(extension?.operations ?? {}, operation)
      ? []
      : [
          problemAt(
            'endpoint-operation',
            { source, offset: offsetOf(source, operation) },
            {
              message: `The operation ${operation} has no name.`,
              hint: `Add '${operation}': { EN, SC, TC } to \`operations\` in mock.ts: operation records show it.`,
            },
          ),
        ];
  const kind = operation?.split('.')[0];
  const nameless =
    operation === undefined || kind === undefined || Object.hasOwn(extension?.records ?? {}, kind)
      ? []
      : [
          problemAt(
            'endpoint-record',
            { source, offset: offsetOf(source, operation) },
            {
              message: `The records of the operation ${operation} have no name.`,
              hint: `Add ${kind}: { name: { EN, SC, TC } } to \`records\` in mock.ts: the emulator does not start without it.`,
            },
          ),
        ];
  const problems = [...unnamed, ...nameless];
  const isMocked = extension?.routes.some((route) => route.endpoint.method === method && route.endpoint.path === path);
  if (isMocked === true) return problems;
  const message = `${method} ${path} has no route in the emulator.`;
  return [
    ...problems,
    problemAt('endpoint-unmocked', endpoint, { message, hint: 'Add a mockRoute() to src/mock.ts.' }),
  ];
}
