import { defineTexts, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import type { TemplateProblem } from '../model/findProblems.ts';
import { pluginTexts } from '../useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

const { useText } = defineTexts(pluginTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

/** What a value can violate before the rules of templates apply. */
export type ShapeText = keyof typeof en.shapeRule;

/** Returns a function that puts into words what is wrong with the shape of a value, as the server does. */
export function useShapeText(): (rule: ShapeText, limit?: string | number) => string {
  const text = useText();
  return useCallback((rule, limit = '') => text(`shapeRule.${rule}`, { limit }), [text]);
}

/** Returns a function that puts a problem of a template into words, as the server does. */
export function useProblemText(): (problem: TemplateProblem) => string {
  const text = useText();
  const shapeText = useShapeText();
  const { language } = useHost();
  return useCallback(
    (problem) => {
      if (problem.kind === 'shape') return shapeText(problem.text, problem.limit);
      return text(`templateRule.${problem.text}`, { name: problem.name ? textIn(problem.name, language) : '' });
    },
    [text, shapeText, language],
  );
}
