let unmount: (() => Promise<void>) | undefined;

/** Remembers how the mounted plugin is removed from the page. */
export function setLastMount(unmountPlugin: () => Promise<void>): void {
  unmount = unmountPlugin;
}

/** Removes the plugin that was mounted last, if it is still there. */
export async function unmountLast(): Promise<void> {
  await unmount?.();
  unmount = undefined;
}
