interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is asked for one by one into batches: a batch is sent when it is full, or when `waitMs` have passed since
 * its first item. The results are in the order of the items; a batch that fails fails for each of them.
 */
export function inBatches<Item, Result>(
  { size, waitMs }: { readonly size: number; readonly waitMs: number },
  send: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    try {
      const results = await send(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= size) void flush();
      else timer ??= setTimeout(() => void flush(), waitMs);
    });
}
