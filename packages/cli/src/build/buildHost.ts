import { hostConfig } from '@brokerdesk/host/vite';
import { build } from 'vite';
import { CliError, describeError } from '../errors.ts';
import { bringCharts } from '../packages/bringPackages.ts';

/** Builds the host into a folder: its page without an import map, its files, and the list of its facades. */
export async function buildHost(outDir: string): Promise<void> {
  await bringCharts();
  // Whatever the shell sets: React and the router choose their production code by it.
  process.env['NODE_ENV'] = 'production';
  try {
    await build(hostConfig({ mode: 'build', outDir }));
  } catch (cause) {
    throw new CliError('HOST_BUILD_FAILED', {
      message: `The host does not build: ${describeError(cause)}`,
      hint: 'Fix its source in packages/host.',
      cause,
    });
  }
}
