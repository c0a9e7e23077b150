/** Waits for a promise, at most for the given milliseconds; then rejects with the error that `createError` returns. */
export async function withTimeLimit<Value>(
  promise: Promise<Value>,
  { limitMs, createError }: { readonly limitMs: number; readonly createError: () => Error },
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
