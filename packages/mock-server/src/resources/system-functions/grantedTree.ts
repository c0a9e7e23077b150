import type { GrantableFunctionNode } from '@brokerdesk/api';
import type { FunctionStateRow } from '../../state/rows.ts';

type TreeFunction = Omit<FunctionStateRow, 'brokerCode'>;

/** Nests functions by `parentID` and marks those that are granted. */
export function buildGrantedTree(rows: readonly TreeFunction[], granted: ReadonlySet<string>): GrantableFunctionNode[] {
  const byParent = Map.groupBy(rows, ({ parentID }) => parentID);
  const childrenOf = (parent: string | null): GrantableFunctionNode[] =>
    (byParent.get(parent) ?? []).map(({ functionID, parentID, functionCode, name, category }) => ({
      functionID,
      parentID,
      functionCode,
      name,
      category,
      granted: granted.has(functionCode),
      children: childrenOf(functionID),
    }));
  return childrenOf(null);
}

/** Which of the chosen codes is wrong, and why. */
interface InvalidCode {
  readonly index: number;
  readonly rule: 'unknown' | 'parent';
}

/** Validates a selection of functions: codes that the tree lacks, and functions without their parent. */
export function findInvalidCodes(rows: readonly TreeFunction[], codes: readonly string[]): readonly InvalidCode[] {
  const byCode = new Map(rows.map((row) => [row.functionCode, row]));
  const byId = new Map(rows.map((row) => [row.functionID, row]));
  const chosen = new Set(codes);
  return codes.flatMap((code, index): readonly InvalidCode[] => {
    const row = byCode.get(code);
    if (!row) return [{ index, rule: 'unknown' }];
    const parent = row.parentID === null ? undefined : byId.get(row.parentID);
    const hasParent = row.parentID === null || (parent !== undefined && chosen.has(parent.functionCode));
    return hasParent ? [] : [{ index, rule: 'parent' }];
  });
}
