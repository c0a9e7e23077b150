import { textsOf } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

export const useText = textsOf<typeof en>();
