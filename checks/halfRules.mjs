// The rules by which the plugins' halves of the emulator stay apart from each other and from screens.
const ours = '^(packages|plugins|fixtures)/';

/**
 * The halves that each of them sees beside itself; all see the engine.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const neighboursOfHalves = {
  'account-opening': ['notices', 'quote-plans'],
  'client-information': ['account-opening', 'quote-plans'],
  notices: [],
  'product-control': ['quote-plans'],
  'quote-plans': [],
};

/** @type {readonly import('dependency-cruiser').IForbiddenRuleType[]} */
export const halfRules = [
  {
    name: 'the-product-is-made-of-halves',
    severity: 'error',
    from: { path: '^packages/mock-server/src/product(Halves|Cases)\\.ts$' },
    to: { path: ours, pathNot: ['^packages/mock-server/', '^plugins/[^/]+/emulator/(index|cases)\\.ts$'] },
  },
  ...Object.entries(neighboursOfHalves).map(([name, neighbours]) => ({
    name: `${name}-sees-its-neighbours`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^plugins/${name}/(emulator|demo)/` },
    to: {
      path: ours,
      pathNot: [
        `^plugins/(${neighbours.join('|') || 'none'})/emulator/index\\.ts$`,
        `^plugins/${name}/(emulator|demo)/`,
        '^packages/(api|mock-server)/src/',
        '^fixtures/src/index\\.ts$',
      ],
    },
  })),
  {
    name: 'screens-and-halves-are-apart',
    severity: 'error',
    from: { path: '^(plugins/[^/]+/src|packages/(host|plugin-sdk|plugin-testing|cli))/' },
    to: { path: '^plugins/[^/]+/(emulator|demo)/' },
  },
];
