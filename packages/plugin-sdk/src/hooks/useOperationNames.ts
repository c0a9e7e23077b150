import { type DataOf, listSystemActions, type OperationRecord } from '@brokerdesk/api';
import { useMemo } from 'react';
import { textIn } from '../formats/textIn.ts';
import { useCall } from './useCall.ts';
import { type Formats, useFormats } from './useFormats.ts';
import { useHost } from './useHost.ts';
import type { DiffValue } from '../formats/DiffValue.ts';
import { useHistoryText } from './useHistoryText.ts';

/** A kind of record with its operations, in the user's language. */
export interface RecordKindNames {
  /** The part of its operations before the dot. */
  readonly kind: string;
  readonly name: string;
  readonly operations: readonly { readonly operation: string; readonly name: string }[];
}

/** The names in operation records, in the user's language. What the server does not name is shown as it writes it. */
export interface OperationNames {
  /** False until the server has responded; if it could not, the codes are shown. */
  readonly isReady: boolean;
  readonly operationName: (operation: string) => string;
  readonly fieldName: (field: string, operation: string) => string;
  readonly formatValue: (field: string, value: string, operation: string) => DiffValue;
  /** Returns who did it: the kind of actor where there is no account. */
  readonly actorName: (actor: OperationRecord['actor']) => string;
  /** Every kind of record, sorted by name. */
  readonly kinds: readonly RecordKindNames[];
}

/**
 * Returns the names of operations, fields and values in operation records, as the server has them for the product and for
 * plugins. `RecordHistory` uses them.
 *
 * @example
 * const names = useOperationNames();
 * return <td>{names.operationName(record.operation)}</td>;
 */
export function useOperationNames(): OperationNames {
  const text = useHistoryText();
  const formats = useFormats();
  const { language } = useHost();
  // Passive: without the names, the records are shown with codes.
  const { data, isPending } = useCall(listSystemActions, {}, { passive: true, staleTimeMs: Number.POSITIVE_INFINITY });
  return useMemo(() => {
    const actions = new Map((data ?? []).map((action) => [action.action, action]));
    const kinds = new Map((data ?? []).map((action) => [action.resource, action]));
    const fieldOf = (field: string, operation: string) =>
      kinds.get(operation.slice(0, operation.indexOf('.')))?.fields.find((one) => one.field === field);
    const nameOf = (field: string, operation: string): string | undefined => {
      const known = fieldOf(field, operation);
      if (known) return textIn(known.name, language);
      const [, base = '', suffix] = /^(.*?)\.?(EN|SC|TC)$/.exec(field) ?? [];
      const name = base === '' ? undefined : nameOf(base, operation);
      if (name !== undefined && isSuffix(suffix)) return text(`in.${suffix}`, { name });
      const parts = field.split('.');
      return parts.length > 1 ? parts.map((part) => nameOf(part, operation) ?? part).join(' · ') : undefined;
    };
    return {
      isReady: !isPending,
      operationName: (operation) => {
        const action = actions.get(operation);
        return action ? textIn(action.name, language) : operation;
      },
      fieldName: (field, operation) => nameOf(field, operation) ?? field,
      formatValue: (field, value, operation) => {
        const values = (fieldOf(field, operation) ?? fieldOf(field.replace(/^.*\./, ''), operation))?.values ?? [];
        if (values.length === 0) return formatMoment(value, formats);
        const labels = new Map(values.map((one) => [one.value, textIn(one.name, language)]));
        const parts = value.split(', ').map((part) => labels.get(part) ?? part);
        return parts.length > 1 ? parts : (parts[0] ?? value);
      },
      actorName: ({ kind, userID, userName }) => userName ?? userID ?? text(`actor.${kind}`),
      kinds: listKinds(data ?? [], language),
    };
  }, [data, isPending, language, text, formats]);
}

type Actions = DataOf<typeof listSystemActions>;

function listKinds(actions: Actions, language: Parameters<typeof textIn>[1]): readonly RecordKindNames[] {
  const compare = new Intl.Collator(language).compare;
  const kinds = Map.groupBy(actions, ({ resource }) => resource);
  return [...kinds]
    .map(([kind, own]) => ({
      kind,
      name: textIn((own[0] as Actions[number]).resourceName, language),
      operations: own.map(({ action, name }) => ({ operation: action, name: textIn(name, language) })),
    }))
    .sort((left, right) => compare(left.name, right.name));
}

/** Days and times on Shanghai's clock; any other text stays. */
function formatMoment(value: string, formats: Formats): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.date(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formats.dateTime(value) : value;
}

function isSuffix(text: string | undefined): text is 'EN' | 'SC' | 'TC' {
  return text === 'EN' || text === 'SC' || text === 'TC';
}
