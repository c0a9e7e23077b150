// Who may import whom. The picture behind these rules is in docs/architecture.md; checks/boundaries.test.ts plants a
// violation of each and sees it caught.
import { halfRules } from './checks/halfRules.mjs';

const ours = '^(packages|plugins|fixtures)/';
// A file whose name ends in Fixture is part of a test, too.
const tests = '(\\.(test|types\\.test)|Fixture)\\.tsx?$';
// Contract cases and set-up of a plugin's half of the emulator.
const halfTestSetup = '^plugins/[^/]+/emulator/.*/(setUp\\w*|\\w*Cases)\\.ts$';
// What a plugin may import of the packages, and, in its tests, of the emulator.
const entriesForPlugins = [
  '^packages/plugin-sdk/src/entries/(index|api|contract|charts|forms|documents|sheet|trees)\\.ts$',
  '^packages/plugin-testing/src/(browser/)?index\\.ts$',
  '^packages/mock-server/src/testing\\.ts$',
];
// The places in a plugin's screens that other plugins can fill.
const slots = '^plugins/[^/]+/src/slots\\.ts$';
// What tests in a browser find beside the screens: entries of the catalogue of screens, and fault scenarios.
const besideScreens = '\\.(screens|faults)\\.ts$';

// Files of the emulator that only its tests load: set-up, contract cases, and the folders that contain nothing else.
const mockServerTestSetup =
  '^packages/mock-server/src/(testing/|testing\\.ts$|.*/(setUp\\w*|\\w*(Cases|TestBackend))\\.ts$)';

/** The folders of packages/plugin-sdk/src in which nothing is rendered. */
const partsWithoutWidgets = ['definition', 'formats', 'hooks', 'lists', 'manifest', 'services', 'timing', 'delivery'];

/** The layers of packages/host/src, innermost first: a layer sees only those before it. */
const hostLayers = [
  ['api-client'],
  ['session'],
  ['texts', 'languages', 'permissions', 'plugins', 'jobs', 'theme', 'components'],
  ['password'],
  ['auth', 'shell'],
  ['app'],
];

/**
 * The layers of packages/mock-server/src, innermost first. The files beside these folders put the emulator together.
 */
const emulatorLayers = [
  ['contract', 'state', 'faults'],
  ['sandboxes'],
  ['context'],
  ['access', 'shared-rules'],
  ['signature', 'documents'],
  ['resources', 'pipeline'],
  ['extensions', 'client'],
  ['control'],
];

export default {
  forbidden: [
    rule('no-cycle', {}, { circular: true }),
    // `sarif` consists of types only.
    rule('resolves', {}, { couldNotResolve: true, pathNot: '^sarif$' }),
    rule('api-is-a-leaf', { path: '^packages/api/' }, { path: ours, pathNot: '^packages/api/' }),
    rule('fixtures-see-only-api', { path: '^fixtures/' }, { path: ours, pathNot: '^(fixtures|packages/api)/' }),
    rule(
      'sdk-sees-only-api',
      { path: '^packages/plugin-sdk/' },
      { path: ours, pathNot: '^packages/(plugin-sdk|api)/' },
    ),
    // The test kit mounts plugins in the host's real shell. Which emulator answers, a test decides; in a browser it drives one.
    rule(
      'plugin-testing-sees-only-host-sdk-and-api',
      { path: '^packages/plugin-testing/' },
      {
        path: ours,
        pathNot: ['^packages/(plugin-testing|host|plugin-sdk|api)/', '^packages/mock-server/src/client\\.ts$'],
      },
    ),
    // Forms, documents and sheets are fetched by the first screen that needs them; the core is there before the first list.
    rule(
      'core-of-the-sdk-sees-no-late-part',
      {
        path: '^packages/plugin-sdk/src/',
        pathNot: [
          tests,
          '^packages/plugin-sdk/src/(charts|forms|documents|sheet|trees|gallery|testing)/',
          '^packages/plugin-sdk/src/entries/(charts|forms|documents|sheet|trees)\\.ts$',
        ],
      },
      {
        path: '^packages/plugin-sdk/src/(entries/)?(charts|forms|documents|sheet|trees)(/|\\.ts$)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    // What a plugin is (its definition, the host's services, hooks, texts, formats) knows nothing of what it looks like.
    rule(
      'what-a-plugin-is-sees-no-widgets',
      { path: `^packages/plugin-sdk/src/(${partsWithoutWidgets.join('|')})/`, pathNot: tests },
      {
        path: '^packages/plugin-sdk/src/[^/]+/',
        pathNot: `^packages/plugin-sdk/src/(${partsWithoutWidgets.join('|')})/`,
      },
    ),
    // Shell and plugins take parts of the SDK, which render Blueprint's components.
    rule(
      'only-the-sdk-takes-components-of-blueprint',
      { path: ours, pathNot: '^packages/plugin-sdk/' },
      { path: 'node_modules/@blueprintjs/(core|datetime|table)/', pathNot: '\\.css$' },
    ),
    rule(
      'mock-server-sees-only-api-and-fixtures',
      { path: '^packages/mock-server/', pathNot: '^packages/mock-server/src/product(Cases|Halves)\\.ts$' },
      {
        path: ours,
        pathNot: '^(packages/(mock-server|api)|fixtures)/',
      },
    ),
    ...halfRules,
    rule(
      'host-sees-only-sdk-and-api',
      { path: '^packages/host/', pathNot: besideScreens },
      {
        path: ours,
        pathNot: '^packages/(host|plugin-sdk|api)/',
      },
    ),
    rule(
      'plugin-sees-only-sdk',
      { path: '^plugins/([^/]+)/', pathNot: '^plugins/[^/]+/(emulator|demo)/' },
      {
        path: ours,
        pathNot: ['^plugins/$1/', ...entriesForPlugins, slots],
      },
    ),
    // A created plugin may lie outside of this repository, so a template imports only what packages export to plugins.
    rule(
      'template-sees-only-sdk',
      { path: '^packages/cli/templates/([^/]+)/' },
      { path: ours, pathNot: ['^packages/cli/templates/$1/', ...entriesForPlugins] },
    ),
    rule('cli-sees-no-template', { path: '^packages/cli/src/' }, { path: '^packages/cli/templates/' }),
    // Another plugin bundles this file, so it contains names and types only.
    rule(
      'slots-see-only-the-sdk',
      { path: slots },
      { path: ours, pathNot: '^packages/plugin-sdk/src/entries/(index|api)\\.ts$' },
    ),
    rule(
      'emulator-for-tests-only-in-tests',
      { path: ours, pathNot: [tests, halfTestSetup, '^packages/mock-server/'] },
      { path: '^packages/mock-server/src/testing' },
    ),
    rule('cli-sees-no-plugin', { path: '^packages/cli/' }, { path: '^plugins/' }),
    rule(
      'test-kit-only-in-tests',
      // `admin-cli certify` is a test of a plugin.
      { path: ours, pathNot: [tests, besideScreens, '^packages/plugin-(sdk|testing)/', '^packages/cli/src/certify/'] },
      { path: ['^packages/plugin-sdk/src/(testing/|entries/testing\\.tsx$)', '^packages/plugin-testing/'] },
    ),
    rule(
      'fixtures-of-tests-only-in-tests',
      { path: ours, pathNot: [tests, besideScreens] },
      { path: 'Fixture\\.tsx?$' },
    ),
    rule('parts-beside-screens-only-in-e2e', { path: ours }, { path: besideScreens }),
    rule('nothing-sees-e2e', { path: ours }, { path: '^(e2e|checks|bench|scripts)/' }),
    rule(
      'parts-beside-screens-see-only-models',
      { path: besideScreens },
      {
        path: ours,
        pathNot: ['/src/model/', 'Fixture\\.ts$', besideScreens, '^packages/plugin-testing/src/browser/index\\.ts$'],
      },
    ),
    rule(
      'gallery-stays-in-the-gallery',
      { path: ours, pathNot: [tests, '/gallery/', '^packages/plugin-sdk/src/entries/gallery\\.ts$'] },
      { path: ['/gallery/', '^packages/plugin-sdk/src/entries/gallery\\.ts$'] },
    ),
    rule(
      'test-tools-only-in-tests',
      {
        path: ours,
        pathNot: [
          tests,
          halfTestSetup,
          '^packages/plugin-(testing/|sdk/src/(testing/|entries/testing\\.tsx$))',
          '^packages/mock-server/src/testing/',
        ],
      },
      {
        path: 'node_modules/(@testing-library|vitest|fast-check|jsdom)/',
      },
    ),
    rule(
      'test-setup-of-mock-server-only-in-tests',
      {
        path: '^packages/mock-server/src/',
        pathNot: [tests, mockServerTestSetup, '^packages/mock-server/src/(productCases|testing)\\.ts$'],
      },
      { path: mockServerTestSetup },
    ),
    rule(
      'packages-meet-at-their-entries',
      { path: '^((packages|plugins)/[^/]+|fixtures)/' },
      {
        path: '^(packages|plugins)/[^/]+/.+|^fixtures/.+',
        pathNot: [
          '^$1/',
          '^(packages|plugins)/[^/]+/src/index\\.ts$',
          '^packages/plugin-testing/src/browser/index\\.ts$',
          '^fixtures/src/index\\.ts$',
          '^packages/plugin-sdk/src/entries/',
          '^packages/plugin-sdk/src/(definition/definition|manifest/reservedPluginIds|services/(clock|safeStorage))\\.ts$',
          '^packages/api/(src/(collation|openApi|search|shapes|signature)\\.ts|openapi\\.json)$',
          '^packages/mock-server/src/(cases/index|client|engine|playwright|productCases|testing)\\.ts$',
          '^plugins/[^/]+/emulator/(cases|index)\\.ts$',
          slots,
          '^packages/plugin-sdk/src/kit/kit\\.css$',
          '^packages/host/(vite/(index|defaultBase)|src/(permissions|testing/(mountPortal|session)))\\.ts$',
          '^packages/cli/src/main\\.mjs$',
        ],
      },
    ),
    rule('build-side-of-host-runs-nowhere-else', { path: '^packages/host/src/' }, { path: '^packages/host/vite/' }),
    rule(
      'host-source-is-not-built-with',
      { path: '^packages/host/vite/', pathNot: tests },
      { path: '^packages/host/src/' },
    ),
    // Under `admin-cli dev --as`, the page starts in `dev/`, which then starts main.
    rule(
      'main-is-the-top',
      { path: '^packages/host/src/.+/', pathNot: '^packages/host/src/dev/' },
      { path: '^packages/host/src/main\\.tsx$' },
    ),
    ...layerRules('host', hostLayers, [tests]),
    // The sign-in pages must stay small: what comes before sign-in never pulls in what comes after it.
    rule(
      'auth-and-shell-are-apart',
      { path: '^packages/host/src/auth/' },
      {
        path: [
          '^packages/host/src/(shell|plugins|permissions)/',
          'node_modules/(react-router|@blueprintjs/core|jotai|@tanstack)/',
        ],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    rule('shell-does-not-see-auth', { path: '^packages/host/src/shell/' }, { path: '^packages/host/src/auth/' }),
    ...layerRules('mock-server', emulatorLayers, [tests, mockServerTestSetup]),
    // What a request goes through and what its handler does meet in the context only.
    rule(
      'pipeline-and-resources-are-apart',
      { path: '^packages/mock-server/src/(pipeline|resources)/', pathNot: [tests, mockServerTestSetup] },
      { path: '^packages/mock-server/src/(pipeline|resources)/', pathNot: '^packages/mock-server/src/$1/' },
    ),
    rule(
      'assembly-of-the-emulator-is-the-top',
      { path: '^packages/mock-server/src/[^/]+/', pathNot: [tests, mockServerTestSetup] },
      { path: '^packages/mock-server/src/[^/]+\\.ts$', pathNot: '^packages/mock-server/src/errors\\.ts$' },
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API; with the default parser, words in JSX text are taken for imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only our own build output: an external package often lives in a dist folder, and excluding that hides it.
    exclude: { path: '^(packages|plugins)/[^/]+/(dist|dist-types)/|^fixtures/(dist-types|scripts)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

/**
 * The rules by which each layer of a package imports no layer after it.
 *
 * @param {string} name The package's folder
 * @param {readonly (readonly string[])[]} layers
 * @param {readonly string[]} except Files that may import anything
 */
function layerRules(name, layers, except) {
  const folders = (/** @type {readonly string[]} */ names) => `^packages/${name}/src/(${names.join('|')})/`;
  return layers
    .slice(0, -1)
    .map((names, index) =>
      rule(
        `${name}-${names.join('-')}-sees-nothing-above`,
        { path: folders(names), pathNot: except },
        { path: folders(layers.slice(index + 1).flat()) },
      ),
    );
}
