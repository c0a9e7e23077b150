import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useHost } from '../../hooks/useHost.ts';
import { pathsOf } from './fieldErrors.ts';

/** Says what is wrong with the fields anew when the language of the page is changed. */
export function useTranslatedErrors(methods: UseFormReturn<FieldValues>, errors: FieldErrors): void {
  const { language } = useHost();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    const paths = pathsOf(errors);
    if (paths.length > 0) void methods.trigger([...paths]);
  });
}
