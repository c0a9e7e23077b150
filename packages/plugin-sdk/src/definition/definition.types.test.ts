// What the compiler rejects. Each `@ts-expect-error` fails the build if its line compiles, so none of these rules can
// disappear unnoticed.
import { describe, expectTypeOf, it } from 'vitest';
import type { ComponentType } from 'react';
import { action, definePlugin, defineSlot, fill, homeCards, page } from './definition.ts';
import { type MessageKey, type SameShape, type TextOf } from '../entries/index.ts';

const en = { menu: { faq: 'Questions' }, rows_one: '{{count}} row', rows_other: '{{count}} rows' } as const;
type Shape = SameShape<typeof en>;
const fullTranslation: Shape = { menu: { faq: '问答' }, rows_one: '{{count}} 行', rows_other: '{{count}} 行' };
const load =
  <Content>(content: Content) =>
  async () => ({ default: content });
const messages = { en, 'zh-Hans': load(fullTranslation), 'zh-Hant': load(fullTranslation) };
const screen: () => Promise<{ default: ComponentType }> = load(() => null);
const identity = { id: 'faq', version: '1.0.0', sdk: '^1.0.0' } as const;

describe('definePlugin', () => {
  it('accepts a screen under its function code, with texts in three languages', () => {
    const plugin = definePlugin({
      ...identity,
      functions: {
        PM_CI_FAQ: page({ path: 'faq', title: 'menu.faq', screen }),
        X_HARBOUR_VISITS: action(),
        X_HARBOUR_FAQ: action({ title: 'menu.faq' }),
      },
      messages,
    });
    expectTypeOf(plugin.id).toEqualTypeOf<string>();
  });

  it('rejects invalid definitions', () => {
    // @ts-expect-error a function code that the product does not have
    definePlugin({ ...identity, functions: { PM_CI_FAX: action() }, messages });

    // @ts-expect-error a language is missing
    definePlugin({ ...identity, functions: {}, messages: { en, 'zh-Hans': load(fullTranslation) } });

    const { rows_other: _left, ...partial } = fullTranslation;
    // @ts-expect-error a key is missing in a language
    definePlugin({ ...identity, functions: {}, messages: { ...messages, 'zh-Hant': load(partial) } });

    // @ts-expect-error a title that is not a key of the plugin's texts
    definePlugin({ ...identity, functions: { PM_CI_FAQ: page({ path: 'faq', title: 'menu.fax', screen }) }, messages });

    // @ts-expect-error the name of an action that is not a key of the plugin's texts
    definePlugin({ ...identity, functions: { X_HARBOUR_FAQ: action({ title: 'menu.fax' }) }, messages });

    // @ts-expect-error a screen that no function code opens
    definePlugin({ ...identity, functions: {}, screens: [page({ path: 'faq', title: 'menu.faq', screen })], messages });

    const child = { path: 'faq', title: 'menu.faq', screen } as const;
    page({ ...child, children: { one: { ...child, requires: ['PM_CI_FAQ', 'X_HARBOUR_FAQ'] } } });

    // @ts-expect-error one of no function codes
    page({ ...child, children: { none: { ...child, requires: [] } } });

    // @ts-expect-error one of several function codes, of which the product does not have one
    page({ ...child, children: { two: { ...child, requires: ['PM_CI_FAQ', 'PM_CI_FAX'] } } });

    // @ts-expect-error a page without a screen
    page({ path: 'faq', title: 'menu.faq' });
  });

  it('rejects a translation with a key that the English texts do not have', () => {
    // @ts-expect-error an extra key
    const extra: Shape = { ...fullTranslation, menu: { faq: '问答', fax: '传真' } };
    expectTypeOf(extra).toEqualTypeOf<Shape>();
  });
});

describe('fill', () => {
  const applicationTabs = defineSlot<{ readonly application: { readonly applyID: string } }>('account-opening.tabs');
  const card: ComponentType = () => null;
  const tab: ComponentType<{ readonly application: { readonly applyID: string } }> = () => null;
  const other: ComponentType<{ readonly user: string }> = () => null;

  it('accepts a component that requires no more props than the slot passes', () => {
    fill(applicationTabs, { id: 'risk', requires: 'RAO_CLIENT_MANAMEMENT', component: load(tab) });
    fill(homeCards, { id: 'visits', requires: 'X_HARBOUR_VISITS', component: load(card) });
  });

  it('rejects wrong props and a fill without a function code', () => {
    // @ts-expect-error the slot passes no `user`
    fill(applicationTabs, { id: 'risk', requires: 'RAO_CLIENT_MANAMEMENT', component: load(other) });

    // @ts-expect-error no function code
    fill(homeCards, { id: 'visits', component: load(card) });

    // @ts-expect-error an unknown function code
    fill(homeCards, { id: 'visits', requires: 'RAO_CLIENT', component: load(card) });
  });
});

describe('the keys of texts', () => {
  it('are dotted, and requested without their plural ending', () => {
    expectTypeOf<MessageKey<typeof en>>().toEqualTypeOf<'menu.faq' | 'rows_one' | 'rows_other'>();
    expectTypeOf<Parameters<TextOf<typeof en>>[0]>().toEqualTypeOf<'menu.faq' | 'rows'>();
  });
});
