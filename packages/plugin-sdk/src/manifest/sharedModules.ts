// The modules that plugins share with the host, which has the only copy. Plugins import them through the page's import
// map. Each one must stay compatible with every existing plugin, so the list stays short.

/**
 * The exported names of a shared module: with `commonjs` and `esm` all of them, with a list only the listed ones.
 */
export type SharedKind = 'commonjs' | 'esm' | readonly string[];

/** The shared modules. `react/jsx-dev-runtime` exists in development only. */
export const sharedModules: Readonly<Record<string, SharedKind>> = {
  react: 'commonjs',
  'react/jsx-runtime': 'commonjs',
  'react/jsx-dev-runtime': 'commonjs',
  'react-dom': 'commonjs',
  'react-router': [
    'Link',
    'NavLink',
    'Outlet',
    'useBlocker',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  '@tanstack/react-query': 'esm',
  jotai: 'esm',
  i18next: 'esm',
  'react-i18next': 'esm',
  '@brokerdesk/plugin-sdk': 'esm',
  // Loaded by the first screen that imports them, never before.
  '@brokerdesk/plugin-sdk/charts': 'esm',
  '@brokerdesk/plugin-sdk/forms': 'esm',
  '@brokerdesk/plugin-sdk/documents': 'esm',
  '@brokerdesk/plugin-sdk/trees': 'esm',
  '@brokerdesk/plugin-sdk/sheet': 'esm',
  // Without the schemas, which browser builds remove.
  '@brokerdesk/plugin-sdk/contract': ['anyOf', 'endpoint', 'signedIn'],
};
