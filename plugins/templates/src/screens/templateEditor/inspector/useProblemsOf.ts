import { useMemo } from 'react';
import type { ProblemPlace } from '../../../model/findProblems.ts';
import { useProblemText } from '../../../problemTexts/useProblemText.ts';
import { useProblems } from '../store/useEditor.ts';
import type { FieldProblems } from './fields/FieldProblems.ts';

/** A part of a template by its identifier; the template itself has none. */
export interface Part {
  readonly kind: 'template' | 'page' | 'group' | 'question';
  readonly id?: string;
}

/** Returns the first problem of each field of a part, without those of the parts inside. */
export function useProblemsOf({ kind, id }: Part): FieldProblems {
  const problems = useProblems();
  const textOf = useProblemText();
  return useMemo(() => {
    const byField = new Map<string, string>();
    for (const problem of problems) {
      const { field } = problem.place;
      if (isIn(problem.place, kind, id) && !byField.has(field)) byField.set(field, textOf(problem));
    }
    return byField;
  }, [id, kind, problems, textOf]);
}

function isIn(place: ProblemPlace, kind: Part['kind'], id: string | undefined): boolean {
  switch (kind) {
    case 'question':
      return place.questionID === id;
    case 'group':
      return place.groupID === id && place.questionID === undefined;
    case 'page':
      return place.pageID === id && place.groupID === undefined;
    default:
      return place.pageID === undefined && place.band === undefined;
  }
}
