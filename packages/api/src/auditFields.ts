// The fields shared by records that staff edit: images, tips, sign-in pages, devices and quote plans.
import { z } from 'zod';
import { instant } from './times.ts';

/** Spread into a record's shape: the version, and when and by whom the record was last changed. */
export const auditFields = {
  /** Increases with every change, from 0 for an unwritten record; a change contains the version its author saw. */
  version: z.number().int(),
  updateTime: instant,
  /** The name of the user who last changed it; empty for an unchanged record. */
  updateBy: z.string(),
};

/** An identifier in a path, a query or a body. */
export const contentID = z.string().trim().min(1).max(64);
/** The version that the author of a change saw, in a body. */
export const expectedVersion = z.number().int().min(0).max(1_000_000_000);
/** The version that the author of a change saw, in a query. */
export const expectedVersionInQuery = z.coerce.number().int().min(1).max(1_000_000_000);
