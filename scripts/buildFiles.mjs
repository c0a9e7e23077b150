import { build } from 'vite';

/**
 * Runs a build of Vite and returns the files that it has written.
 *
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<ReadonlyArray<import('vite').Rolldown.OutputAsset | import('vite').Rolldown.OutputChunk>>}
 * @throws if the configuration makes Vite watch
 */
export async function buildFiles(config) {
  const result = await build(config);
  if (Array.isArray(result)) return result.flatMap(({ output }) => output);
  if ('output' in result) return result.output;
  throw new Error('A build that watches has no files.');
}
