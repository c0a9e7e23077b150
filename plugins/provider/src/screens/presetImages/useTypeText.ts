import { labelOf } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

/** Returns what a preset picture is for, in words. */
export function useTypeText(): (type: string) => string {
  const text = useText();
  return useCallback((type) => labelOf(en.presets.types, type, (known) => text(`presets.types.${known}`)), [text]);
}
