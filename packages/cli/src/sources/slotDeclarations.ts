import type { ESTree } from 'vite';
import { stringOf } from './objectLiteral.ts';
import type { SourceFile } from './SourceFile.ts';

/** A slot as `defineSlot` declares it. */
export interface SlotDeclaration {
  readonly id: string;
  /** The names of its props; undefined if the type is not written out. */
  readonly props: readonly string[] | undefined;
  /** The type of its props as it is written; absent if it is not. */
  readonly propsType?: string;
}

/** Finds the slots that a file declares, with their offsets. */
export function findSlots({ calls, text }: SourceFile): readonly { declaration: SlotDeclaration; offset: number }[] {
  return calls.flatMap(({ callee, arguments: given, typeArguments, start }) => {
    const id = stringOf(given[0]);
    if (callee.type !== 'Identifier' || callee.name !== 'defineSlot' || id === undefined) return [];
    const [props] = typeArguments?.params ?? [];
    return [
      {
        declaration: {
          id,
          props: props === undefined ? [] : namesIn(props),
          ...(props !== undefined && { propsType: text.slice(props.start, props.end) }),
        },
        offset: given[0]?.start ?? start,
      },
    ];
  });
}

function namesIn(type: ESTree.TSType): readonly string[] | undefined {
  if (type.type !== 'TSTypeLiteral') return undefined;
  return type.members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
  );
}
