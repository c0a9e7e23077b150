// @ts-check
// The child process in which `mock.ts` of plugins runs for commands that only read it.
import { loadCached } from '../usage/loadCached.mjs';

/** @type {Promise<import('./answerAboutExtensions.ts').ExtensionsQuestion>} */
const asked = new Promise((resolve) => process.once('message', resolve));
const { answerAboutExtensions } = await loadCached(() => import('./answerAboutExtensions.ts'));
process.send?.(await answerAboutExtensions(await asked), () => process.exit(0));
