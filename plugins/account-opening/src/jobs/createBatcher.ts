interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects single requests into batches: a batch is sent when it is full, or `lockoutMs` after its first item. The
 * results are in the order of the items; if a batch fails, every item in it fails.
 */
export function createBatcher<Item, Result>(
  { size, waitMs }: { readonly size: number; readonly waitMs: number },
  send: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let pending: PendingItem<Item, Result>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = pending;
    pending = [];
    try {
      const results = await send(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (pending.length >= size) void flush();
      else timer ??= setTimeout(() => void flush(), waitMs);
    });
}
