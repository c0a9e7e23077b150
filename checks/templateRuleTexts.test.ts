// An editor says what is wrong with a template in the words of the server, so that its user does not look for two
// mistakes where there is one.
import { answerRules, shapeTexts as shapeTextNames, templateRules } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { shapeTexts } from '../packages/mock-server/src/context/describeIssue.ts';
import type { Texts } from '../packages/mock-server/src/context/errorResponses.ts';
import { answerRuleTexts } from '../plugins/account-opening/emulator/answers/answerRuleTexts.ts';
import { templateRuleTexts } from '../plugins/account-opening/emulator/profiles/template-rules/templateRuleTexts.ts';
import { en } from '../plugins/templates/src/problemTexts/locales/en.ts';
import { messages as simplified } from '../plugins/templates/src/problemTexts/locales/zh-Hans.ts';
import { messages as traditional } from '../plugins/templates/src/problemTexts/locales/zh-Hant.ts';

it.each<readonly [what: 'templateRule' | 'answerRule' | 'shapeRule', names: readonly string[], Record<string, Texts>]>([
  ['templateRule', templateRules, templateRuleTexts],
  ['answerRule', answerRules, answerRuleTexts],
  ['shapeRule', shapeTextNames, shapeTexts],
])('the texts of every %s are those of the server', (what, names, texts) => {
  const own = [en, simplified, traditional].map((messages) => messages[what] as Readonly<Record<string, string>>);
  for (const name of names) {
    const { en_US, zh_CN, zh_HK } = texts[name] as Texts;
    const expected = [en_US, zh_CN, zh_HK].map((text) => text.replace(/\{(\w+)\}/, '{{$1}}'));
    expect([name, ...own.map((messages) => messages[name])]).toEqual([name, ...expected]);
  }
  expect(Object.keys(own[0] ?? {}).toSorted()).toEqual([...names].toSorted());
});
