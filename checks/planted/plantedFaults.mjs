// Faults of the product, at least three for each package and each desk: mistakes that a change of that place could make.
// `npm run planted` plants one after the other and reports which tests find it. A fault is one replacement, so that moving
// a file does not spoil it; `planted.test.ts` keeps each applicable.

import { plantedInPackages } from './plantedInPackages.mjs';
import { plantedInPlugins } from './plantedInPlugins.mjs';

/**
 * @typedef {object} PlantedFault
 * @property {string} name what a user, an integrator or an operator would meet
 * @property {string} file
 * @property {string} find stands once in the file
 * @property {string} replace
 */

/** @type {readonly PlantedFault[]} */
export const plantedFaults = [...plantedInPackages, ...plantedInPlugins];
