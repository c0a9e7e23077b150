/** Returns the address of a screen as it is compiled: without leading and trailing slashes. */
export function trimSlashes(splat: string | undefined): string {
  return (splat ?? '').replace(/^\/+|\/+$/g, '');
}
