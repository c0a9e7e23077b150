import { defineTexts } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the hotkey dialog; added when it is opened. */
export const hotkeyTexts = defineTexts('hotkeys', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useHotkeyText } = hotkeyTexts;
