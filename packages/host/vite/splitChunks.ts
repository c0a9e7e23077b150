// Which modules share a file. Modules that are needed at the same moment are one file, because a small file costs a
// request and compresses badly: measured, 52 files until the first list were 9 kB more than 16. A group contains what
// its roots import, except the contents of earlier groups; everything else is split by its importers. Groups by package
// would load what only plugins use: Blueprint, or the whole query library.
import type { Rolldown } from 'vite';

/** How the host's build is split into files. */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 3, test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'start', priority: 2, test: /[\\/]host[\\/](?:index\.html|src[\\/]main\.tsx)$/ },
    // The kit comes with the shell: the first screen needs it right after, and it is prefetched like this.
    {
      name: 'shell',
      priority: 1,
      test: /[\\/]host[\\/]src[\\/]app[\\/]showShell\.tsx$|virtual:shared\/@brokerdesk\/plugin-sdk$/,
    },
  ],
};
