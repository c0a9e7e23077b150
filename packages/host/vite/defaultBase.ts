// Apart from index.ts, which loads a bundler.

/** The path that a portal is served below, unless its build names another. */
export const defaultBase = '/admin/';
