import { z } from 'zod';
import { localText } from './lists.ts';

/** One function of a permission tree. Its place is told by `parentID`; `children` only saves the reader a look-up. */
export interface FunctionNode {
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: { readonly EN: string; readonly SC: string; readonly TC: string };
  /** Menus are `Admin`, everything inside a screen is `Business` (specification, section 6). */
  readonly category: 'Admin' | 'Business';
  readonly children: readonly FunctionNode[];
}

/** The shape of a {@link FunctionNode}. */
export const functionNode: z.ZodType<FunctionNode> = z.object({
  functionID: z.string(),
  parentID: z.string().nullable(),
  functionCode: z.string(),
  name: localText,
  category: z.enum(['Admin', 'Business']),
  get children() {
    return z.array(functionNode);
  },
});
