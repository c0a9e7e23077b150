/**
 * The path that this document was loaded from; redirects within the page change `location` only. Its broker decides which
 * plugins the page pins.
 */
export const loadedPath: string = location.pathname;
