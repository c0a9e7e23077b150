import type { LocalText } from '@brokerdesk/api';
import { expectTypeOf, test } from 'vitest';
import type { LocalName } from './LocalName.ts';

test('a text is named without its language, however it is spelled', () => {
  type Nested = { readonly title: LocalText; readonly published: boolean };
  type Flat = {
    readonly titleEN: string;
    readonly titleSC: string;
    readonly titleTC: string;
    readonly pushTime: string;
  };
  type Rows = { readonly tips: readonly { readonly textEN: string; readonly shown: boolean }[] };
  expectTypeOf<LocalName<Nested>>().toEqualTypeOf<'title'>();
  expectTypeOf<LocalName<Flat>>().toEqualTypeOf<'title'>();
  expectTypeOf<LocalName<Rows>>().toEqualTypeOf<`tips.${number}.text`>();
});
