import { defineTexts } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

export const { useText } = defineTexts<typeof en>();
