import { ApiError } from '@brokerdesk/plugin-sdk';
import { placeOf, type TemplateProblem } from '../../../model/findProblems.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';

/** A problem as it is listed; one that only the server knows has its message. */
export type ShownProblem = TemplateProblem & { readonly message?: string };

/**
 * Returns what the server rejected, at the places of the document that was sent. A server's problem that the editor finds,
 * too, is listed once.
 */
export function problemsOfRejection(
  error: Error,
  document: TemplateDocument,
  found: readonly TemplateProblem[],
): readonly ShownProblem[] {
  const known = new Set(found.map(({ path, rule }) => `${path} ${rule}`));
  return fieldsOf(error)
    .filter(({ path, rule }) => !known.has(`${path} ${rule}`))
    .map(({ path, rule, message }) => {
      const place = placeOf(document, path);
      return { kind: 'rule', path, rule, place, text: 'duplicate', name: undefined, message };
    });
}

interface RejectedField {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

function fieldsOf(error: Error): readonly RejectedField[] {
  if (!(error instanceof ApiError) || error.code !== 'E0004') return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data)) return [];
  return Array.isArray(data.fields) ? (data.fields as readonly RejectedField[]) : [];
}
