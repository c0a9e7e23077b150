// A violation of each import rule, by the file that is added to the tree.
import { file } from './plantedFile.ts';
import { plantedHalves } from './plantedHalves.ts';

/** What is wrong, the rule that must report it, and the files that are added. */
export const planted: readonly [title: string, rule: string, files: Record<string, string>][] = [
  ['the contract imports the SDK', 'api-is-a-leaf', file('packages/api/src/faq.ts', '@brokerdesk/plugin-sdk')],
  ['the SDK imports the host', 'sdk-sees-only-api', file('packages/plugin-sdk/src/use.ts', '../../host/src/main.tsx')],
  [
    'a test of the SDK mounts the host',
    'sdk-sees-only-api',
    file('packages/plugin-sdk/src/hooks/use.test.ts', '@brokerdesk/host/testing'),
  ],
  [
    'a test of the SDK imports the test kit of plugins',
    'sdk-sees-only-api',
    file('packages/plugin-sdk/src/hooks/use.test.ts', '@brokerdesk/plugin-testing'),
  ],
  [
    'the test kit of plugins imports an emulator',
    'plugin-testing-sees-only-host-sdk-and-api',
    file('packages/plugin-testing/src/use.ts', '@brokerdesk/mock-server/testing'),
  ],
  [
    'a plugin imports the contract past the SDK',
    'plugin-sees-only-sdk',
    file('plugins/faq/src/model/faq.ts', '@brokerdesk/api'),
  ],
  ['a plugin imports another by name', 'plugin-sees-only-sdk', file('plugins/faq/src/x.ts', '@brokerdesk/plugin-news')],
  [
    'a plugin imports another by path',
    'plugin-sees-only-sdk',
    file('plugins/faq/src/x.ts', '../../news/src/plugin.ts'),
  ],
  [
    'the slots of a plugin import the rest of it',
    'slots-see-only-the-sdk',
    file('plugins/faq/src/slots.ts', './model/rules.ts'),
  ],
  ['a plugin imports the host', 'plugin-sees-only-sdk', file('plugins/faq/src/x.ts', '@brokerdesk/host/vite')],
  [
    "a plugin imports the host's side of the SDK",
    'plugin-sees-only-sdk',
    file('plugins/faq/src/x.ts', '@brokerdesk/plugin-sdk/host'),
  ],
  [
    'a plugin reaches into the SDK',
    'plugin-sees-only-sdk',
    file('plugins/faq/src/x.ts', '../../../packages/plugin-sdk/src/kit/Tag.ts'),
  ],
  [
    'what comes before the first list imports forms',
    'core-of-the-sdk-sees-no-late-part',
    file('packages/plugin-sdk/src/kit/x.ts', '../entries/forms.ts'),
  ],
  [
    'the shell imports a component of Blueprint',
    'only-the-sdk-takes-components-of-blueprint',
    file('packages/host/src/shell/x.ts', '@blueprintjs/core'),
  ],
  [
    'a screen imports the test kit',
    'test-kit-only-in-tests',
    file('plugins/faq/src/x.ts', '@brokerdesk/plugin-testing'),
  ],
  [
    'a part of the host imports the test kit of the SDK',
    'test-kit-only-in-tests',
    file('packages/host/src/shell/x.ts', '@brokerdesk/plugin-sdk/testing'),
  ],
  [
    'a screen imports the emulator for tests',
    'emulator-for-tests-only-in-tests',
    file('plugins/faq/src/x.ts', '@brokerdesk/mock-server/testing'),
  ],
  [
    'a test of a plugin imports the emulator itself',
    'plugin-sees-only-sdk',
    file('plugins/faq/src/x.test.ts', '@brokerdesk/mock-server'),
  ],
  [
    'the shell imports a page of the gallery',
    'gallery-stays-in-the-gallery',
    file('packages/host/src/shell/x.ts', '../gallery/Gallery.ts'),
  ],
  [
    'a screen imports an entry of the catalogue of screens',
    'parts-beside-screens-only-in-e2e',
    file('plugins/faq/src/x.ts', './Faq.screens.ts'),
  ],
  ['a screen imports an end-to-end test', 'nothing-sees-e2e', file('plugins/faq/src/x.ts', '../../../e2e/x.ts')],
  [
    'an entry of the catalogue imports an end-to-end test',
    'nothing-sees-e2e',
    file('plugins/faq/src/Faq.screens.ts', '../../../e2e/x.ts'),
  ],
  [
    'an entry of the catalogue imports a screen',
    'parts-beside-screens-see-only-models',
    file('plugins/faq/src/Faq.screens.ts', './screen.ts'),
  ],
  [
    'a hook of the SDK imports a component',
    'what-a-plugin-is-sees-no-widgets',
    file('packages/plugin-sdk/src/hooks/x.ts', '../kit/Tag.ts'),
  ],
  ['a screen imports a test tool', 'test-tools-only-in-tests', file('plugins/faq/src/x.ts', 'vitest')],
  [
    'a screen imports what only tests may',
    'fixtures-of-tests-only-in-tests',
    file('plugins/faq/src/x.ts', './testBackendFixture.tsx'),
  ],
  [
    'a route of the emulator imports a contract case',
    'test-setup-of-mock-server-only-in-tests',
    file('packages/mock-server/src/resources/users/userRoutes.ts', './userCases.ts'),
  ],
  [
    'a rule of the emulator imports the set-up of a test',
    'test-setup-of-mock-server-only-in-tests',
    file('packages/mock-server/src/resources/users/userRules.ts', './setUpUsers.ts'),
  ],
  [
    'the emulator imports its test client',
    'test-setup-of-mock-server-only-in-tests',
    file('packages/mock-server/src/createEmulator.ts', './testing/openClient.ts'),
  ],
  [
    'a template imports the command line',
    'template-sees-only-sdk',
    file('packages/cli/templates/list/src/x.ts', '../../../src/index.ts'),
  ],
  [
    'a template imports another template',
    'template-sees-only-sdk',
    file('packages/cli/templates/list/src/x.ts', '../../tab/src/plugin.ts'),
  ],
  [
    'the command line imports a template',
    'cli-sees-no-template',
    file('packages/cli/src/x.ts', '../templates/tab/src/plugin.ts'),
  ],
  ['the command line imports a plugin', 'cli-sees-no-plugin', file('packages/cli/src/x.ts', '@brokerdesk/plugin-faq')],
  [
    'the emulator imports the SDK',
    'mock-server-sees-only-api-and-fixtures',
    file('packages/mock-server/src/x.ts', '@brokerdesk/plugin-sdk'),
  ],
  [
    'the fixtures import the emulator',
    'fixtures-see-only-api',
    file('fixtures/src/x.ts', '../../packages/mock-server/src/index.ts'),
  ],
  [
    'the host names a plugin',
    'host-sees-only-sdk-and-api',
    file('packages/host/src/app/x.ts', '@brokerdesk/plugin-faq'),
  ],
  [
    'the emulator reaches into the contract',
    'packages-meet-at-their-entries',
    file('packages/mock-server/src/x.ts', '../../api/src/limits.ts'),
  ],
  [
    'the API client imports session',
    'host-api-client-sees-nothing-above',
    file('packages/host/src/api-client/x.ts', '../session/session.ts'),
  ],
  [
    'session imports the shell',
    'host-session-sees-nothing-above',
    file('packages/host/src/session/x.ts', '../shell/Shell.ts'),
  ],
  [
    'a plugin loader imports the shell',
    'host-texts-languages-permissions-plugins-jobs-theme-components-sees-nothing-above',
    file('packages/host/src/plugins/x.ts', '../shell/Shell.ts'),
  ],
  [
    'the password components import the shell',
    'host-password-sees-nothing-above',
    file('packages/host/src/password/x.ts', '../shell/Shell.ts'),
  ],
  [
    'the shell imports the assembly',
    'host-auth-shell-sees-nothing-above',
    file('packages/host/src/shell/x.ts', '../app/App.ts'),
  ],
  [
    'the sign-in page imports the router',
    'auth-and-shell-are-apart',
    file('packages/host/src/auth/x.ts', 'react-router'),
  ],
  ['something imports the start', 'main-is-the-top', file('packages/host/src/app/x.ts', '../main.tsx')],
  [
    'the page imports the build',
    'build-side-of-host-runs-nowhere-else',
    file('packages/host/src/app/x.ts', '../../vite/index.ts'),
  ],
  ['the build imports the page', 'host-source-is-not-built-with', file('packages/host/vite/x.ts', '../src/app/App.ts')],
  [
    'the shell imports the sign-in page',
    'shell-does-not-see-auth',
    file('packages/host/src/shell/x.ts', '../auth/SignIn.ts'),
  ],
  [
    'the state of the emulator imports a sandbox',
    'mock-server-contract-state-faults-sees-nothing-above',
    file('packages/mock-server/src/state/x.ts', '../sandboxes/Sandbox.ts'),
  ],
  [
    'a sandbox imports what handlers work with',
    'mock-server-sandboxes-sees-nothing-above',
    file('packages/mock-server/src/sandboxes/x.ts', '../context/RequestContext.ts'),
  ],
  [
    'what handlers work with imports the rules of sessions',
    'mock-server-context-sees-nothing-above',
    file('packages/mock-server/src/context/x.ts', '../access/sessionRules.ts'),
  ],
  [
    'a rule that resources share imports a resource',
    'mock-server-access-shared-rules-sees-nothing-above',
    file('packages/mock-server/src/shared-rules/x.ts', '../resources/users/userRules.ts'),
  ],
  [
    'what draws documents imports a resource',
    'mock-server-signature-documents-sees-nothing-above',
    file('packages/mock-server/src/documents/x.ts', '../resources/users/userRules.ts'),
  ],
  [
    'a resource of the emulator imports the extensions',
    'mock-server-resources-pipeline-sees-nothing-above',
    file('packages/mock-server/src/resources/users/x.ts', '../../extensions/mergeRoutes.ts'),
  ],
  [
    'an extension of the emulator imports the control API',
    'mock-server-extensions-client-sees-nothing-above',
    file('packages/mock-server/src/extensions/x.ts', '../control/registerControl.ts'),
  ],
  [
    'a step of the pipeline imports a resource',
    'pipeline-and-resources-are-apart',
    file('packages/mock-server/src/pipeline/x.ts', '../resources/users/userRules.ts'),
  ],
  [
    'a resource imports a step of the pipeline',
    'pipeline-and-resources-are-apart',
    file('packages/mock-server/src/resources/users/x.ts', '../../pipeline/handleRequest.ts'),
  ],
  ...plantedHalves,
  [
    'a resource imports the whole emulator',
    'assembly-of-the-emulator-is-the-top',
    file('packages/mock-server/src/resources/users/x.ts', '../../createEmulator.ts'),
  ],
  [
    'two files import each other',
    'no-cycle',
    {
      'plugins/faq/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'plugins/faq/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  ],
  [
    "two files import each other's types",
    'no-cycle',
    {
      'plugins/faq/src/a.ts': "import type { B } from './b.ts';\nexport interface A { b: B }\n",
      'plugins/faq/src/b.ts': "import type { A } from './a.ts';\nexport interface B { a: A }\n",
    },
  ],
  [
    'a screen imports the fault scenarios of its test',
    'parts-beside-screens-only-in-e2e',
    file('plugins/faq/src/Screen.ts', './faq.faults.ts'),
  ],
  ['a file imports what is not there', 'resolves', file('plugins/faq/src/x.ts', './nowhere.ts')],
];
