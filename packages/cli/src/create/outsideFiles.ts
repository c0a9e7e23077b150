import { listImports } from './listImports.ts';
import { listEntries, toJson } from './packageParts.ts';
import type { Files } from './renameSample.ts';
import { overrides, testTools, toolVersions } from './toolVersions.ts';
import { writeAgentNotes } from './writeAgentNotes.ts';

/** A plugin that is created as a separate package. */
export interface OutsidePlugin {
  readonly name: string;
  readonly title: string;
  readonly brokers: readonly string[];
  /** Brokerdesk's packages with their versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** The address of the registry that has them; undefined if they are files. */
  readonly registry: string | undefined;
  /** The package of a newer Node, if the user's own does not run the commands. */
  readonly nodePackages: Readonly<Record<string, string>>;
  /** Whether what runs tests is installed from the beginning, and not by the first test run. */
  readonly hasTestTools: boolean;
  /** The files of the template, renamed. */
  readonly files: Files;
}

/** Returns the configuration of a plugin outside this repository. */
export function outsideFiles(plugin: OutsidePlugin): Files {
  return new Map([
    ['package.json', toJson(packageOf(plugin))],
    ['tsconfig.json', toJson({ extends: '@brokerdesk/cli/tsconfig.plugin.json', include: ['src'] })],
    ['vitest.config.ts', "export { default } from '@brokerdesk/cli/vitest.plugin';\n"],
    ['.npmrc', writeSettings(plugin.registry)],
    ['.gitignore', 'node_modules/\ndist/\n.brokerdesk/\n*.tsbuildinfo\n'],
    ['AGENTS.md', writeAgentNotes(plugin.title)],
  ]);
}

/** The settings by which npm takes no other's packages for those of Brokerdesk. */
function writeSettings(registry?: string): string {
  return `# npx runs what is installed, and fetches no other package of the name admin-cli.
yes=false
${registry === undefined ? filesOnly : `# Brokerdesk's packages come from here.\n@brokerdesk:registry=${registry}`}
# No package that this one needs has to run something when it is installed.
ignore-scripts=true
`;
}

const filesOnly = `# Brokerdesk's packages are files; this exists nowhere. Without a lock, npm asks there for each of them: not for long.
@brokerdesk:registry=https://packages.invalid/
fetch-retry-mintimeout=100
fetch-retry-maxtimeout=1000`;

function packageOf({ name, brokers, packages, nodePackages, hasTestTools, files }: OutsidePlugin): object {
  const { zod, react, ...tools } = toolVersions;
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: listEntries(files),
    scripts: {
      dev: 'admin-cli dev .',
      build: 'admin-cli build .',
      check: 'admin-cli check .',
      test: 'admin-cli test .',
      types: 'tsc -p .',
    },
    ...(brokers.length > 0 && { brokerdesk: { brokers } }),
    ...(listImports(files).sources.has('zod') && { dependencies: { zod } }),
    // npm installs peers, too.
    peerDependencies: { react },
    devDependencies: {
      ...packages,
      ...tools,
      ...(hasTestTools && testTools),
    },
    // Each system installs the one that is made for it.
    ...(Object.keys(nodePackages).length > 0 && { optionalDependencies: nodePackages }),
    overrides,
  };
}
