// Which modules travel together. React is one file, needed from the first moment. Everything else is cut by who needs
// it: named as groups, Blueprint or the texts would bring what only plugins use (measured: the texts alone 6.6 kB).
import type { Rolldown } from 'vite';

/** How the host's build is cut into files. */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
};
