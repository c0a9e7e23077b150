import { File as RuntimeFile } from 'node:buffer';

let running = 0;
let pageFile: typeof globalThis.File | undefined;

/**
 * Lets the runtime parse a form while its own `File` is the global one. A simulated page (jsdom) in the same process replaces
 * it, and the parser rejects the page's; everywhere else this changes nothing.
 */
export async function withRuntimeFile<Result>(parse: () => Promise<Result>): Promise<Result> {
  if (running === 0) pageFile = globalThis.File;
  running += 1;
  Object.assign(globalThis, { File: RuntimeFile });
  try {
    return await parse();
  } finally {
    running -= 1;
    if (running === 0) Object.assign(globalThis, { File: pageFile });
  }
}
