/** Gives the address of a screen as it is compiled: without slashes at the ends. */
export function trimSlashes(splat: string | undefined): string {
  return (splat ?? '').replace(/^\/+|\/+$/g, '');
}
