import { withTimeLimit } from '../api-client/withTimeLimit.ts';
import { hasNewRelease } from './hasNewRelease.ts';

/** Why a part of the portal's code is missing; the host's texts `errors.<code>` describe it. */
export type ChunkErrorCode = 'CHUNK_LOAD' | 'CHUNK_TIMEOUT' | 'NEW_RELEASE';

/** A part of the portal's code could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly code: ChunkErrorCode;

  constructor(code: ChunkErrorCode, cause?: unknown) {
    super(`A part of the portal could not be loaded (${code}). Reload the page.`, { cause });
    this.code = code;
  }
}

// The specification, section 8: a code chunk that has not arrived after 120 seconds is an error.
const limitMs = 120_000;

/**
 * Loads a part of the portal's own code.
 *
 * @throws ChunkError if it cannot be loaded in time.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withTimeLimit(load(), { limitMs, createError: () => new ChunkError('CHUNK_TIMEOUT') });
  } catch (cause) {
    if (await hasNewRelease()) throw new ChunkError('NEW_RELEASE', cause);
    throw cause instanceof ChunkError ? cause : new ChunkError('CHUNK_LOAD', cause);
  }
}
