import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackedSlots, findSlots, type SlotDeclaration } from './slotDeclarations.ts';
import { readSource } from './SourceFile.ts';

/** Reads the slots that a plugin offers to others, from its folder or its installed package. */
export async function readSlots(folder: string): Promise<readonly SlotDeclaration[]> {
  const file = path.join(folder, 'src', 'slots.ts');
  if (!existsSync(file)) return [];
  const source = await readSource(file);
  const declarations = path.join(folder, 'dist-types', 'slots.d.ts');
  const isPacked = folder.split(path.sep).includes('node_modules') && existsSync(declarations);
  if (isPacked) return findPackedSlots(source, await readSource(declarations));
  return findSlots(source).map(({ declaration }) => declaration);
}
