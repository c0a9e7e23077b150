// Which modules travel together. What is needed at the same moment is one file, as a small file of its own costs a
// request and packs badly: measured, 52 files until the first list were 9 kB more than 16. A group is what its roots
// import and the groups before it don't hold; all else is cut by who needs it. Groups by package instead would bring
// what only plugins use: Blueprint, or the whole of the query library.
import type { Rolldown } from 'vite';

/** How the host's build is cut into files. */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 3, test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'start', priority: 2, test: /[\\/]host[\\/](?:index\.html|src[\\/]main\.tsx)$/ },
    // The kit comes with the shell: the first screen would ask for it right after, and it is fetched ahead like this.
    {
      name: 'shell',
      priority: 1,
      test: /[\\/]host[\\/]src[\\/]app[\\/]showShell\.tsx$|virtual:shared\/@brokerdesk\/plugin-sdk$/,
    },
  ],
};
