import { useCallback, useEffect, useRef } from 'react';
import { SdkUsageError, UnreachableError } from '../../services/errors.ts';
import type { FormSchema, SchemaSource } from './loadBodySchema.ts';

/** Loads a form's schema while the form is first shown, so that sending does not wait for it. */
export function useSchema(source: SchemaSource | undefined): () => Promise<FormSchema | undefined> {
  const latest = useRef(source);
  const loaded = useRef<Promise<FormSchema | undefined>>(undefined);
  const load = useCallback(() => {
    loaded.current ??= fetchSchema(latest.current).catch((error: unknown) => {
      // The next attempt loads it again.
      loaded.current = undefined;
      throw error;
    });
    return loaded.current;
  }, []);
  useEffect(() => {
    // A user who sends the form sees the error.
    load().catch(() => {});
  }, [load]);
  return load;
}

async function fetchSchema(source: SchemaSource | undefined): Promise<FormSchema | undefined> {
  if (typeof source !== 'function') return source;
  try {
    return await source();
  } catch (cause) {
    if (cause instanceof SdkUsageError) throw cause;
    throw new UnreachableError('OFFLINE', { message: 'The rules of this form could not be fetched.', cause });
  }
}
