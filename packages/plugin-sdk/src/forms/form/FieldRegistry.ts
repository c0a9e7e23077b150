import { type ReactNode, createContext } from 'react';
import { get as valueAt } from 'react-hook-form';
import type { Versions } from './conflicts.ts';
import type { FieldIssue } from './describeIssue.ts';

/** An error of a field, as react-hook-form stores it. */
export interface FieldErrorDetails {
  readonly type: string;
  readonly message?: unknown;
}

/** A field that is on the page. */
export interface RegisteredField {
  readonly label: string;
  /** Formats a value of the field for display; with `before`, what differs from that, where the field can say so. */
  readonly show: (value: unknown, before?: unknown) => ReactNode;
  /** Merges the changes of two users; without it the user chooses one of the two values. */
  readonly merge?: ((versions: Versions<unknown>) => unknown) | undefined;
  /** Returns the message for an error, in the screen's wording if it has one. */
  readonly explain: (error: FieldErrorDetails) => string;
  /** Returns what is wrong with a value that the field cannot send, such as a text that is not a number. */
  readonly findProblem: (value: unknown) => string | undefined;
  /** Returns the name of a part of a value, such as one of its files. */
  readonly namePart?: ((value: unknown, part: string) => string | undefined) | undefined;
  /** Scrolls the field into view and focuses it. */
  readonly focus: () => void;
  readonly element: () => HTMLElement | null;
}

/** The fields of a form that are on the page, by their paths. */
export interface FieldRegistry {
  readonly add: (path: string, field: RegisteredField) => () => void;
  readonly get: (path: string) => RegisteredField | undefined;
  /** Lists the problems that the fields themselves find in the values of a form. */
  readonly listProblems: (values: object) => readonly FieldIssue[];
  /** Sorts paths in the order of their fields on the page; paths without a field come last. */
  readonly sortByPosition: (paths: readonly string[]) => readonly string[];
}

/** Creates an empty registry. */
export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField>();
  const elementOf = (path: string) => fields.get(path)?.element();
  return {
    add(path, field) {
      fields.set(path, field);
      return () => {
        if (fields.get(path) === field) fields.delete(path);
      };
    },
    get: (path) => fields.get(path),
    listProblems: (values) =>
      [...fields].flatMap(([path, { findProblem }]) => {
        const message = findProblem(valueAt(values, path));
        return message === undefined ? [] : [{ path, rule: 'unreadable', message }];
      }),
    sortByPosition: (paths) =>
      paths.toSorted((a, b) => {
        const [first, second] = [elementOf(a), elementOf(b)];
        if (!first || !second) return Number(!first) - Number(!second);
        return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      }),
  };
}

/** A section of a form whose fields can be hidden, such as a tab. */
export interface FormSection {
  /** Distinguishes its fields from those of the same name in other sections. */
  readonly name: string;
  /** Shows the section. */
  readonly reveal: () => void;
}

/** The section of a field. */
export const FormSectionContext = createContext<FormSection | undefined>(undefined);
