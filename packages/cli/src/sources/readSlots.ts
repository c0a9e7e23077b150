import { existsSync } from 'node:fs';
import path from 'node:path';
import { findSlots, type SlotDeclaration } from './slotDeclarations.ts';
import { readSource } from './SourceFile.ts';

/** Reads the slots that a plugin offers to others, from its folder. */
export async function readSlots(folder: string): Promise<readonly SlotDeclaration[]> {
  const file = path.join(folder, 'src', 'slots.ts');
  if (!existsSync(file)) return [];
  return findSlots(await readSource(file)).map(({ declaration }) => declaration);
}
