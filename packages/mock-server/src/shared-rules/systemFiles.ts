import type { RequestContext } from '../context/RequestContext.ts';

export interface FileContent {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Finds a file of a resource by its identifier, if the caller may see it. */
export type FindFile = (
  context: RequestContext,
  fileID: string,
) => FileContent | undefined | Promise<FileContent | undefined>;
