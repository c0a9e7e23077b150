import type { OperationNames } from '@brokerdesk/plugin-sdk';
import type { OperationRecord } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { useText } from './useText.ts';

/** Returns a function that describes the changes of a record in one line, complete: the list cuts it. */
export function useChangeText(names: OperationNames): (record: OperationRecord) => string {
  const text = useText();
  return useCallback(
    ({ changes, operation }) => {
      const show = (field: string, value: string | null) => {
        if (value === null || value === '') return text('records.nothing');
        const shown = names.formatValue(field, value, operation);
        return Array.isArray(shown) ? shown.join(text('records.separator')) : String(shown);
      };
      return changes
        .map(({ field, before, after }) =>
          text('records.change', {
            field: names.fieldName(field, operation),
            before: show(field, before),
            after: show(field, after),
          }),
        )
        .join(text('records.next'));
    },
    [names, text],
  );
}
