// @ts-check
// Plain JavaScript without packages: it has to run where none is installed.
import { workFolder } from './places.mjs';

/**
 * Returns what is wrong if an error says that a package is not installed; undefined for all other errors.
 * @param {unknown} error
 */
export function findMissingPackage(error) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined) return undefined;
  const hint = `Install what this project needs: npm install in ${workFolder}`;
  return { code: 'PACKAGE_MISSING', message: `The package ${name} is not installed.`, hint };
}
