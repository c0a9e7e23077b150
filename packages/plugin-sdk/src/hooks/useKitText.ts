import { useTranslation } from 'react-i18next';
import type { en } from '../kit/locales/en.ts';
import type { TextOf } from './createTextHook.ts';

/** Gives the kit's own texts, in the namespace `kit`. */
export function useKitText(): TextOf<typeof en> {
  const { t } = useTranslation('kit');
  return t as unknown as TextOf<typeof en>;
}
