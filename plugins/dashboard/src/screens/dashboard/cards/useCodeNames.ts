import { labelOf, type TagTone } from '@brokerdesk/plugin-sdk';
import { applicationStatuses } from '@brokerdesk/plugin-sdk/api';
import type { ChartColor } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

/** Returns functions that name codes; a newer back end may send one that this portal does not know. */
export function useCodeNames() {
  const text = useText();
  return useMemo(
    () => ({
      region: (code: string) => labelOf(en.regionName, code, (known) => text(`regionName.${known}`)),
      status: (code: string) => labelOf(en.statusName, code, (known) => text(`statusName.${known}`)),
      document: (code: string) => labelOf(en.document, code, (known) => text(`document.${known}`)),
      failure: (code: string) => labelOf(en.failure, code, (known) => text(`failure.${known}`)),
    }),
    [text],
  );
}

/** Returns the tone of a status. */
export function statusTone(code: string): TagTone {
  return Object.hasOwn(applicationStatuses, code)
    ? applicationStatuses[code as keyof typeof applicationStatuses].tone
    : 'neutral';
}

/** Returns the colour of a status in a chart; the grey of the palette for an unknown one. */
export function statusColor(code: string): ChartColor {
  const tone = statusTone(code);
  return tone === 'neutral' ? 7 : tone;
}
