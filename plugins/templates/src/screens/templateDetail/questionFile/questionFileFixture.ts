// Changes of a valid question file, for tests.

export type Content = Record<string, unknown>;

/** A file that the browser and the server refuse. */
export interface MalformedFile {
  readonly name: string;
  /** The bytes of the file, from the text of a valid one. */
  readonly bytes: (valid: string) => BlobPart;
  /** The first problem: where, and by which rule of the browser's check. */
  readonly path: string;
  readonly rule: string;
  /** Where the server names another place, as for the format, which stands in a field. */
  readonly serverPath?: string;
  /** Undefined for `E0004`. */
  readonly code?: 'E0013' | 'E0014';
}

/** A text in three languages. */
export const text = { EN: 'x', SC: 'x', TC: 'x' };

/** `path` begins with the identifier of a question where the place is in a question. */
export function changed(
  ...[name, change, path, rule, serverPath]: readonly [
    name: string,
    change: (content: Content) => unknown,
    path: string,
    rule: string,
    serverPath?: string,
  ]
): MalformedFile {
  return {
    name,
    path,
    rule,
    ...(serverPath !== undefined && { serverPath }),
    bytes(valid) {
      const content = JSON.parse(valid) as Content;
      change(content);
      return JSON.stringify(content);
    },
  };
}

/** Returns a path of the table as the check names it, for the valid file from which the malformed one is made. */
export function resolvePath(path: string, valid: string): string {
  const content = JSON.parse(valid) as Content;
  const [first = '', ...rest] = path.split('.');
  const index = questionsIn(content).findIndex(({ questionID }) => questionID === first);
  if (index >= 0) return ['questions', index, ...rest].join('.');
  return path.replace('-1', String(bandsIn(content).length - 2));
}

/** Returns a part of a file. */
export function pagesIn(content: Content): Content[] {
  return content['pages'] as Content[];
}
/** Returns a part of a file. */
export function pageOf(content: Content, index: number): Content {
  return entryOf(pagesIn(content), index);
}
/** Returns a part of a file. */
export function groupsIn(content: Content): Content[] {
  return pageOf(content, 0)['groups'] as Content[];
}
/** Returns a part of a file. */
export function groupOf(content: Content, index: number): Content {
  return entryOf(groupsIn(content), index);
}
/** Returns a part of a file. */
export function titleIn(content: Content): Content {
  return pageOf(content, 0)['title'] as Content;
}
/** Returns a part of a file. */
export function questionsIn(content: Content): Content[] {
  return content['questions'] as Content[];
}
/** Returns a part of a file. */
export function bandsIn(content: Content): Content[] {
  return content['classification'] as Content[];
}
/** Returns a part of a file. */
export function bandOf(content: Content, index: number): Content {
  return entryOf(bandsIn(content), index);
}
/** Returns a part of a file. */
export function labelIn(content: Content, questionID: string): Content {
  return at(content, questionID)['label'] as Content;
}
/** Returns a part of a file. */
export function optionIn(content: Content, questionID: string, index: number): Content {
  return entryOf(at(content, questionID)['options'] as Content[], index);
}

/** Finds a question. */
export function at(content: Content, questionID: string): Content {
  const questions = questionsIn(content);
  return entryOf(
    questions,
    questions.findIndex((question) => question['questionID'] === questionID),
  );
}

function entryOf(list: readonly Content[], index: number): Content {
  const entry = list[index];
  if (!entry) throw new Error(`The valid file has no entry ${index}.`);
  return entry;
}
