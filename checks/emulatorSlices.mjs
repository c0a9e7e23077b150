// The slices of the emulator's resources, and the rules by which a slice sees itself and those that it names.

/**
 * The resources of packages/mock-server/src/resources, by slices: a slice sees itself and those that it names. What it adds
 * to the emulator is in `resources/slices`.
 *
 * @type {Readonly<Record<string, { readonly resources: readonly string[], readonly sees: readonly string[] }>>}
 */
const emulatorSlices = {
  accounts: {
    resources: [
      'auths',
      'brokers',
      'contacts',
      'operation-records',
      'outbox',
      'passwords',
      'roles',
      'system-functions',
      'systems',
      'users',
    ],
    sees: [],
  },
  notices: { resources: ['announcements', 'notifications'], sees: ['accounts'] },
  'quote-plans': { resources: ['feed-plans'], sees: ['accounts'] },
  'product-control': {
    resources: ['device-applications', 'images', 'preset-images', 'tips', 'trial-configurations', 'webpage-contents'],
    sees: ['accounts'],
  },
  'account-opening': {
    resources: [
      'ai',
      'answers',
      'application-archives',
      'applications',
      'ca',
      'china-address-proofs',
      'opening-forms',
      'profiles',
      'questions',
      'referrers',
      'statistics',
    ],
    sees: ['accounts', 'notices', 'quote-plans'],
  },
  'client-information': { resources: ['agreements', 'faq'], sees: ['accounts', 'account-opening'] },
};

/**
 * The rules by which a slice of the emulator's resources imports no other slice than those that it names.
 *
 * @param {readonly string[]} except Files that may import anything
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function sliceRules(except) {
  const folders = (/** @type {readonly string[]} */ names) => {
    const resources = names.flatMap((name) => emulatorSlices[name]?.resources ?? []).join('|');
    const files = names.map((name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())).join('|');
    return `^packages/mock-server/src/resources/((${resources})/|slices/(${files})\\.ts$)`;
  };
  return Object.entries(emulatorSlices).map(([name, { sees }]) => ({
    name: `${name}-sees-its-neighbours`,
    severity: /** @type {const} */ ('error'),
    from: { path: folders([name]), pathNot: [...except] },
    to: {
      path: '^packages/mock-server/src/resources/',
      pathNot: [folders([name, ...sees]), '^packages/mock-server/src/resources/slices/seedByBroker\\.ts$'],
    },
  }));
}
