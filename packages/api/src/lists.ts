// The parameters and the response shape shared by every list (decisions, section 2).
import { z } from 'zod';
import { limits } from './limits.ts';

/** The query of every list: one-based `page`, `size` up to 500, `sort` as `field` or `-field`, and free text `q`. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  size: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  sort: z
    .string()
    .regex(/^-?[A-Za-z][A-Za-z0-9]{0,40}$/)
    .optional(),
  q: z.string().max(100).optional(),
});

/** Builds the response shape of a list whose rows have the shape `item`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
  });
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

/** A text in the three languages of the product, in the spelling of the wire: `EN`, `SC`, `TC`. */
export const localText = z.object({ EN: z.string(), SC: z.string(), TC: z.string() });

/** A text in the three languages of the product. */
export type LocalText = z.output<typeof localText>;
