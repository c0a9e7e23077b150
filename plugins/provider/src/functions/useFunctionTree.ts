import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useCallback, useMemo } from 'react';
import { functionShape, type ProductFunction } from './functionShape.ts';
import { useText } from '../screens/useText.ts';

/** Returns how trees of functions are shown: their names, and the two parts that users know. */
export function useFunctionTree() {
  const text = useText();
  const { language } = useHost();
  const nameOf = useCallback(({ name }: ProductFunction) => textIn(name, language), [language]);
  const views = useMemo(
    () =>
      (['Admin', 'Business'] as const).map((part) => ({
        id: part,
        label: text(`productFunctions.part.${part}`),
        includes: ({ category }: ProductFunction) => category === part,
      })),
    [text],
  );
  return { ...functionShape, nameOf, views };
}
