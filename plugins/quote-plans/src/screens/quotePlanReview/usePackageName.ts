import { labelOf, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { usePackages } from '../../plans/usePackages.ts';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

/** Returns the name of a package by its code: as the server names it, if any broker has bought it. */
export function usePackageName(): (code: string) => string {
  const text = useText();
  const { language } = useHost();
  const { brokers } = usePackages();
  return useCallback(
    (code) => {
      const bought = brokers?.flatMap(({ packages }) => packages).find(({ packageCode }) => packageCode === code);
      if (bought) return textIn(bought.name, language);
      return labelOf(en.packageNames, code, (known) => text(`packageNames.${known}`));
    },
    [text, language, brokers],
  );
}
