// @ts-check
// Plain JavaScript that every Node can read: it has to run where nothing else does.

const oldestMajor = 26;

/**
 * Returns why this Node cannot run the commands, which are TypeScript; undefined if it can.
 * @param {string} version as in `process.versions.node`
 */
export function findNodeProblem(version) {
  if (Number(version.split('.')[0]) >= oldestMajor) return undefined;
  return `admin-cli needs Node ${oldestMajor}; this is ${version}. Run it with npx, which takes the Node of the installed packages: npx admin-cli`;
}
