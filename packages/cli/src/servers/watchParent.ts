const everyMs = 500;

/**
 * Calls back once the process that started this one has ended. npm and npx do not pass a signal on that only they have
 * received, so the servers that they started would remain. On Windows, the parent of a process never changes.
 *
 * @returns a function that ends the watch.
 */
export function watchParent(onEnd: () => void, parentId: () => number = () => process.ppid): () => void {
  const first = parentId();
  const timer = setInterval(() => {
    if (parentId() === first) return;
    clearInterval(timer);
    onEnd();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
