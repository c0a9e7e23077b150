// Which modules travel together. What is needed at the same moment is one file, as a small file of its own costs a
// request and packs badly: measured, 52 files until the first list were 8 kB more than 14. A group is what its root
// imports and the groups before it don't hold; all else is cut by who needs it. Groups by package instead would bring
// what only plugins use: Blueprint, or the whole of the query library.
import type { Rolldown } from 'vite';

/** How the host's build is cut into files. */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', priority: 4, test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'start', priority: 3, test: /[\\/]host[\\/](?:index\.html|src[\\/]main\.tsx)$/ },
    { name: 'shell', priority: 2, test: /[\\/]host[\\/]src[\\/]app[\\/]showShell\.tsx$/ },
    { name: 'kit', priority: 1, test: /virtual:shared\/@brokerdesk\/plugin-sdk$/ },
  ],
};
