// Which modules travel together. Before sign-in the browser needs React and the texts only; everything that the shell
// and the first list add comes in few files. Blueprint is left to the automatic split: named as one group, a single
// button would bring all of it.
import type { Rolldown } from 'vite';

/** How the host's build is cut into files. */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
    {
      name: 'texts',
      test: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
      priority: 20,
    },
  ],
};
