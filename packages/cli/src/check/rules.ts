// The rules of `admin-cli check`. docs/checks.md has a section for each; rules.test.ts compares the two.

/** How bad it is to break a rule: an error fails the command. */
export type Severity = 'error' | 'warning';

/** What a rule demands. */
export interface Rule {
  readonly severity: Severity;
  /** What is wrong when the rule is broken. */
  readonly title: string;
}

/** Every rule, by its stable id. */
export const rules = {
  types: { severity: 'error', title: 'TypeScript reports an error' },
  'types-unchecked': { severity: 'warning', title: 'The types cannot be checked' },
  definition: { severity: 'error', title: 'The definition cannot be read' },
  'plugin-id': { severity: 'error', title: 'The id of the plugin is not allowed, or taken' },
  'sdk-range': { severity: 'error', title: 'The SDK range does not include this SDK' },
  'title-unknown': { severity: 'error', title: 'A title is not a key of the English texts' },
  'text-missing': { severity: 'error', title: 'A text is missing in a language' },
  'text-extra': { severity: 'error', title: 'A translation has a key that English does not have' },
  'text-empty': { severity: 'error', title: 'A text is empty' },
  'text-broken': { severity: 'error', title: 'A text has a character that was lost' },
  'text-placeholders': { severity: 'error', title: 'A translation has other placeholders than English' },
  'text-untranslated': { severity: 'warning', title: 'A Chinese text is the English one' },
  'text-script': { severity: 'warning', title: 'A Chinese text has a character or word of the other region' },
  'text-unused': { severity: 'warning', title: 'No source uses a text' },
  'text-unknown': { severity: 'error', title: 'A screen asks for a text that does not exist' },
  'code-unknown': { severity: 'error', title: 'A function code does not exist' },
  'code-owned-twice': { severity: 'error', title: 'Two plugins own one function' },
  'code-kind': {
    severity: 'warning',
    title: "A page is declared under a code that is an action in the product's tree",
  },
  'code-not-in-tree': { severity: 'warning', title: 'No broker that gets the plugin has the function in its tree' },
  'code-parent': { severity: 'error', title: 'The parent of a function is not in the tree' },
  'path-invalid': { severity: 'error', title: 'A path cannot be part of an address' },
  'address-taken': { severity: 'error', title: 'Two screens have one address' },
  'internal-requires': { severity: 'error', title: 'A screen of the provider’s staff requires a function' },
  'screen-unknown': { severity: 'error', title: 'An internal screen that is named does not exist' },
  'screen-missing': { severity: 'error', title: 'The module of a screen does not exist, or has no default export' },
  'job-unknown': { severity: 'error', title: 'A job is started that the plugin does not declare' },
  'menu-order': { severity: 'warning', title: 'The order of a menu entry has no effect' },
  'slot-unknown': { severity: 'error', title: 'A slot does not exist' },
  'slot-props': { severity: 'error', title: 'A slot does not have the props that are read' },
  'mock-broken': { severity: 'error', title: 'The emulator cannot use mock.ts' },
  'mock-id': { severity: 'error', title: 'mock.ts has another id than the plugin' },
  'endpoint-access': { severity: 'error', title: 'An endpoint does not say who may call it' },
  'endpoint-path': { severity: 'warning', title: "A path does not begin with the plugin's id" },
  'endpoint-error': { severity: 'error', title: 'An error code does not exist' },
  'endpoint-operation': { severity: 'error', title: 'An operation has no name in mock.ts' },
  'endpoint-record': { severity: 'error', title: 'A kind of record has no name in mock.ts' },
  'endpoint-shapes': { severity: 'error', title: 'The shapes of an endpoint contradict its method or path' },
  'endpoint-unmocked': { severity: 'warning', title: 'The emulator has no route for an endpoint' },
  'import-forbidden': { severity: 'error', title: 'A module must not be imported here' },
  deprecated: { severity: 'warning', title: 'A name is imported that a later version of the SDK does not have' },
  'global-forbidden': { severity: 'error', title: 'A name of the browser must not be used here' },
  'html-forbidden': { severity: 'error', title: 'Text is written into the page as HTML or code' },
  'hook-conditional': { severity: 'error', title: 'A hook is not called each time' },
  build: { severity: 'error', title: 'The plugin does not build' },
  'size-start': { severity: 'error', title: 'The start file of the plugin is larger than its budget' },
  'size-screen': { severity: 'error', title: 'A screen is larger than its budget' },
  licence: { severity: 'error', title: 'A bundled package has a licence that is not allowed' },
  'screen-untested': { severity: 'warning', title: 'A screen or slot item has no test' },
  'file-unused': { severity: 'warning', title: 'Nothing imports a file' },
} as const satisfies Readonly<Record<string, Rule>>;

/** The id of a rule. */
export type RuleId = keyof typeof rules;

/** The page that describes every rule; its sections are named after them. */
export const rulesPage = 'docs/checks.md';
