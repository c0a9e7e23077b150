// A permission tree from the wire, nested or flat, made safe to traverse. Only `parentID` determines the position of a
// node. A code is granted only if a chain of parents leads from it to a node without parent; orphans, cycles and
// duplicates are skipped and reported.
import type { FunctionNode } from '@brokerdesk/api';
import type { Reason } from './Reason.ts';

/** A granted function with the granted functions below it, in the order of the tree. */
export interface GrantedNode {
  readonly code: string;
  readonly children: readonly GrantedNode[];
}

/** The granted part of a tree. */
export interface GrantedTree {
  readonly roots: readonly GrantedNode[];
  readonly granted: ReadonlySet<string>;
  readonly reasons: readonly Reason[];
}

interface Entry {
  readonly code: string;
  readonly id: string;
  readonly parentID: string | null;
  readonly children: Entry[];
}

/** Reads a permission tree; never throws, however malformed the tree is. */
export function readTree(functions: readonly FunctionNode[]): GrantedTree {
  const reasons: Reason[] = [];
  const byId = collect(functions, reasons);
  const roots: Entry[] = [];
  for (const entry of byId.values()) {
    if (entry.parentID === null) roots.push(entry);
    else byId.get(entry.parentID)?.children.push(entry);
  }
  const granted = new Set<string>();
  const queue = [...roots];
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    granted.add(entry.code);
    for (const child of entry.children) queue.push(child);
  }
  reportNotGranted({ byId, granted, reasons });
  return { roots, granted, reasons };
}

function collect(functions: readonly FunctionNode[], reasons: Reason[]): Map<string, Entry> {
  const byId = new Map<string, Entry>();
  const codes = new Set<string>();
  const seen = new Set<FunctionNode>();
  const stack = functions.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const { functionCode: code, functionID: id, parentID } = node;
    if (byId.has(id) || codes.has(code)) {
      reasons.push({ code: 'NODE_DUPLICATE', functionCode: code, values: { node: id } });
    } else {
      byId.set(id, { code, id, parentID, children: [] });
      codes.add(code);
    }
    const children = node.children ?? [];
    for (let index = children.length - 1; index >= 0; index -= 1) stack.push(children[index] as FunctionNode);
  }
  return byId;
}

function reportNotGranted({
  byId,
  granted,
  reasons,
}: {
  byId: Map<string, Entry>;
  granted: Set<string>;
  reasons: Reason[];
}) {
  const verdicts = new Map<string, Pick<Reason, 'code' | 'values'>>();
  for (const entry of byId.values()) {
    if (granted.has(entry.code)) continue;
    const chain: Entry[] = [];
    const onChain = new Set<string>();
    let step: Entry | undefined = entry;
    while (step && !verdicts.has(step.id) && !onChain.has(step.id)) {
      chain.push(step);
      onChain.add(step.id);
      step = step.parentID === null ? undefined : byId.get(step.parentID);
    }
    const verdict = step ? (verdicts.get(step.id) ?? cycle) : ancestorMissing(chain.at(-1)?.parentID ?? '');
    for (const { id } of chain) verdicts.set(id, verdict);
    reasons.push({ ...verdict, functionCode: entry.code });
  }
}

const cycle = { code: 'NODE_CYCLE' } as const;

/** The user's tree has the missing node by its identifier only; its code is in the broker's tree. */
function ancestorMissing(id: string) {
  return { code: 'NODE_ANCESTOR_MISSING', values: { lacking: id, needed: id } } as const;
}
