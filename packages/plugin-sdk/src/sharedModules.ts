// The modules of which there is one copy, the host's. Plugins import them through the page's import map. Each is a
// promise to every plugin that exists: the list stays short.

/**
 * How a shared module's names are found: `commonjs` and `esm` export everything they have, a list exports just those.
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
  '@blueprintjs/core': 'esm',
  '@brokerdesk/plugin-sdk': 'esm',
  // Fetched by the first screen that imports them, never before.
  '@brokerdesk/plugin-sdk/forms': 'esm',
  '@brokerdesk/plugin-sdk/documents': 'esm',
  // Without the schemas: they are gone from browser builds.
  '@brokerdesk/plugin-sdk/contract': ['anyOf', 'endpoint', 'signedIn'],
};
