import { createTextHook } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

export const useText = createTextHook<typeof en>();
