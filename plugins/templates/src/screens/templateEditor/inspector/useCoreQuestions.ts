import { useMemo } from 'react';
import { listCoreComponents } from '../../../model/createCoreTemplate.ts';
import type { Question } from '../../../model/TemplateDocument.ts';
import { useSystemComponents } from '../store/useEditor.ts';

/** Returns the questions that the back office needs, by their identifiers. */
export function useCoreQuestions(): ReadonlyMap<string, Question> {
  const systemComponents = useSystemComponents();
  return useMemo(() => {
    return new Map(listCoreComponents(systemComponents).map((component) => [component.questionID, component]));
  }, [systemComponents]);
}
