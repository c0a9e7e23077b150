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
  return calls.flatMap((call) => {
    const id = slotIdOf(call);
    if (id === undefined) return [];
    const [props] = call.typeArguments?.params ?? [];
    const declaration = { id, ...(props === undefined ? { props: [] } : describeProps(props, text)) };
    return [{ declaration, offset: call.arguments[0]?.start ?? call.start }];
  });
}

/**
 * Finds the slots of a packed plugin: its sources have lost their types, which are in the declarations beside them
 * (`dist-types`).
 */
export function findPackedSlots(source: SourceFile, declarations: SourceFile): readonly SlotDeclaration[] {
  const types = new Map(listExports(declarations).map(({ name, type }) => [name, type]));
  return listExports(source).flatMap(({ name, value }) => {
    const id = value?.type === 'CallExpression' ? slotIdOf(value) : undefined;
    const [props] = argumentsOf(types.get(name));
    if (id === undefined) return [];
    return [{ id, ...(props === undefined ? { props } : describeProps(props, declarations.text)) }];
  });
}

function slotIdOf({ callee, arguments: given }: ESTree.CallExpression): string | undefined {
  return callee.type === 'Identifier' && callee.name === 'defineSlot' ? stringOf(given[0]) : undefined;
}

function listExports({ program }: SourceFile) {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? [{ name: id.name, value: init, type: id.typeAnnotation?.typeAnnotation }] : [],
    );
  });
}

function argumentsOf(type: ESTree.TSType | undefined): readonly ESTree.TSType[] {
  return type?.type === 'TSImportType' || type?.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : [];
}

function describeProps(type: ESTree.TSType, text: string): Pick<SlotDeclaration, 'props' | 'propsType'> {
  return { props: namesIn(type), propsType: text.slice(type.start, type.end).replace(/\s+/g, ' ') };
}

function namesIn(type: ESTree.TSType): readonly string[] | undefined {
  if (type.type !== 'TSTypeLiteral') return undefined;
  return type.members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
  );
}
