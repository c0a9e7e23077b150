// Errors in starting or driving the emulator. Clients of the API receive error codes in responses instead.

const texts = {
  'no-access-rule': {
    message: '{method} {path} has no access rule.',
    hint: 'Declare `access` in its endpoint: anybody, signedIn, internalStaff or anyOf(…).',
  },
  'path-conflict': {
    message: '{method} {path} is answered by both {first} and {second}.',
    hint: 'Give one of the two calls another path, or install only one of the plugins.',
  },
  'collection-conflict': {
    message: 'The collection "{name}" belongs to both {first} and {second}.',
    hint: 'Begin the names of a plugin’s collections with its id in camel case, as in harbourBranchesNotes.',
  },
  'job-conflict': {
    message: 'The job "{name}" is handled by both {first} and {second}.',
    hint: 'Begin the names of a plugin’s jobs with its records, as in branchVisit.remind.',
  },
  'extension-conflict': {
    message: 'Two mock extensions have the id "{id}".',
    hint: 'Install each plugin once.',
  },
  'unnamed-operation': {
    message: 'The operation "{operation}" of {method} {path} has no name.',
    hint: 'Add it to `operations` of the mock extension, in three languages.',
  },
  'unnamed-record': {
    message: 'The records of the operation "{operation}" have no name: "{resource}" is missing.',
    hint: 'Add it to `records` of the mock extension, in three languages.',
  },
  'unknown-parent': {
    message: 'The function {functionCode} is below {parentCode}, which is not in the tree of {brokerCode}.',
    hint: 'Use the code of a function that the broker has as `parentCode`, or null.',
  },
  'unknown-collection': {
    message: 'There is no collection "{name}".',
    hint: 'Known collections: {known}.',
  },
  'shapes-missing': {
    message: '{method} {path} has no shapes.',
    hint: 'The emulator reads the contract from source; a browser build of packages/api has no shapes.',
  },
  'not-loopback': {
    message: 'The emulator does not listen on {host}.',
    hint: 'It holds demo passwords, so it listens on this machine only (127.0.0.1, ::1 or localhost), unless it has a control token.',
  },
  'too-many-files': {
    message: 'The files of this sandbox would be more than {limit} bytes.',
    hint: 'Delete snapshots, reset the sandbox, or upload smaller files.',
  },
  'bad-option': { message: '{option} is {value}.', hint: '{expected}' },
} as const satisfies Record<string, { readonly message: string; readonly hint: string }>;

export type EmulatorErrorCode = keyof typeof texts;

export class EmulatorError extends Error {
  readonly code: EmulatorErrorCode;
  readonly hint: string;

  constructor(code: EmulatorErrorCode, values: Readonly<Record<string, string>>) {
    super(fill(texts[code].message, values));
    this.name = 'EmulatorError';
    this.code = code;
    this.hint = fill(texts[code].hint, values);
  }
}

export function throwEmulatorError(code: EmulatorErrorCode, values: Readonly<Record<string, string>>): never {
  throw new EmulatorError(code, values);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
