import { z } from 'zod';
import { localText } from './lists.ts';

/** One function of a permission tree. Its position follows from `parentID`; `children` only saves a look-up. */
export interface FunctionNode {
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: { readonly EN: string; readonly SC: string; readonly TC: string };
  /** Menus are `Admin`, everything within a screen is `Business` (specification, section 6). */
  readonly category: 'Admin' | 'Business';
  /** Increases with every change; only in the product's master tree, which the provider's staff see. */
  readonly version?: number | undefined;
  readonly children: readonly FunctionNode[];
}

/** The shape of a {@link FunctionNode}. */
export const functionNode: z.ZodType<FunctionNode> = z
  .object({
    functionID: z.string(),
    parentID: z.string().nullable(),
    functionCode: z.string(),
    name: localText,
    /** `Admin` for what is in the menu, areas and screens; `Business` for what is done within a screen. */
    category: z.enum(['Admin', 'Business']),
    /** Increases with every change; only in the product's master tree, which the provider's staff see. */
    version: z.number().int().optional(),
    get children() {
      return z.array(functionNode);
    },
  })
  .meta({ id: 'FunctionNode' });

/** One function of a tree in which some are granted: to a role, or to a broker. */
export interface GrantableFunctionNode extends Omit<FunctionNode, 'version' | 'children'> {
  readonly granted: boolean;
  readonly children: readonly GrantableFunctionNode[];
}

/** The shape of a {@link GrantableFunctionNode}. */
export const grantableFunctionNode: z.ZodType<GrantableFunctionNode> = z
  .object({
    functionID: z.string(),
    parentID: z.string().nullable(),
    functionCode: z.string(),
    name: localText,
    /** `Admin` for what is in the menu, areas and screens; `Business` for what is done within a screen. */
    category: z.enum(['Admin', 'Business']),
    granted: z.boolean(),
    get children() {
      return z.array(grantableFunctionNode);
    },
  })
  .meta({ id: 'GrantableFunctionNode' });
