// The tree of a broker where plugins are to be delivered: of a running emulator, or in a file that a back end has answered with.
import { readFile } from 'node:fs/promises';
import { CliError, describeError } from '../errors.ts';
import type { DevAccount } from '../servers/findDevAccount.ts';
import { askEmulator } from './askEmulator.ts';

interface LiveNode {
  readonly functionCode: string;
  readonly children?: readonly LiveNode[];
}

/**
 * Reads the codes of a broker's tree from a running emulator on this machine.
 *
 * @throws CliError `EMULATOR_UNREACHABLE` if none listens there.
 */
export function readRunningTree(port: number, { brokerCode }: DevAccount): Promise<readonly string[]> {
  return askEmulator(port, async (client) => {
    const ids = (await client.listRowIDs('functions')).filter((id) => id.startsWith(`${brokerCode}/`));
    const rows = await Promise.all(ids.map((id) => client.readRow<LiveNode>('functions', id)));
    return rows.map(({ functionCode }) => functionCode);
  });
}

/**
 * Reads the codes of a tree from a file: the functions, flat or nested, or the response that contains them as `data`.
 *
 * @throws CliError `FILE_UNREADABLE` if it is not that.
 */
export async function readTreeFile(file: string): Promise<readonly string[]> {
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as { readonly data?: readonly LiveNode[] };
    const codes = codesOf((Array.isArray(content) ? content : content.data) as readonly LiveNode[]);
    if (codes.every((code) => typeof code === 'string')) return codes;
    throw new TypeError('A function has no functionCode.');
  } catch (cause) {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} contains no tree of functions: ${describeError(cause)}`,
      hint: 'Save the response of GET /systems/functions, or a list of { "functionCode", "children" }.',
      cause,
    });
  }
}

function codesOf(nodes: readonly LiveNode[]): readonly string[] {
  return nodes.flatMap(({ functionCode, children = [] }) => [functionCode, ...codesOf(children)]);
}
