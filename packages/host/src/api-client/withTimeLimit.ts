/** Waits for a promise, but no longer than so many milliseconds; then rejects with what `late` makes. */
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
