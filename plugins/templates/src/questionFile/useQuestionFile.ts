import { useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { TemplateComponent } from '@brokerdesk/plugin-sdk/api';
import { useEffect, useMemo, useState } from 'react';
import {
  type QuestionFileContent,
  questionFileFormat,
  type QuestionFileResult,
} from '../model/questionFile/parseQuestionFile.ts';
import type {
  QuestionFilePlace,
  QuestionFileProblem,
  QuestionFileRule,
} from '../model/questionFile/QuestionFileProblem.ts';
import { readQuestionFile } from '../model/questionFile/readQuestionFile.ts';
import { type ShapeText, useProblemText, useShapeText } from '../problemTexts/useProblemText.ts';
import { useText } from '../screens/useText.ts';

type FindRuleProblems = typeof import('./findRuleProblems.ts')['findRuleProblems'];

/** A problem of a file, in words. */
export interface DescribedFileProblem {
  /** As the server names it, without `file.` in front. */
  readonly path: string;
  readonly place: QuestionFilePlace;
  readonly message: string;
}

/** A file that the user has chosen: being read, with problems, or with content that the server accepts. */
export interface ReadQuestionFile {
  readonly isReading: boolean;
  /** Present if there is no problem. */
  readonly content: QuestionFileContent | undefined;
  readonly problems: readonly DescribedFileProblem[];
}

/**
 * Reads a chosen file and checks its shape and the rules of templates, as the server does. Nothing is sent.
 *
 * @param coreComponents the questions that every template must contain; undefined until they are loaded
 */
export function useQuestionFile(
  file: File | undefined,
  coreComponents: readonly TemplateComponent[] | undefined,
): ReadQuestionFile {
  const { configuration } = useHost();
  const describeProblem = useDescribeFileProblem();
  const describeRule = useProblemText();
  const { result, findRuleProblems } = useReadFile(file, configuration.limits.questionFileBytes);
  return useMemo(() => {
    if (!file) return { isReading: false, content: undefined, problems: [] };
    if (result?.problems) {
      const problems = result.problems.map((one) => ({
        path: one.path,
        place: one.place,
        message: describeProblem(one),
      }));
      return { isReading: false, content: undefined, problems };
    }
    if (!result || !findRuleProblems || !coreComponents) return { isReading: true, content: undefined, problems: [] };
    const { content } = result;
    const { filePathOf, placeOf } = content;
    const problems = findRuleProblems(content, coreComponents).map(({ path: templatePath, rule, name }) => {
      const path = filePathOf(templatePath);
      const message = describeRule({ kind: 'rule', path, rule, text: rule, name, place: { field: '' } });
      return { path, place: placeOf(path), message };
    });
    return { isReading: false, content: problems.length === 0 ? content : undefined, problems };
  }, [file, result, findRuleProblems, coreComponents, describeProblem, describeRule]);
}

interface ReadFile {
  readonly result?: QuestionFileResult;
  readonly findRuleProblems?: FindRuleProblems;
}

/** Nothing until the file is read. */
function useReadFile(file: File | undefined, maxBytes: number): ReadFile {
  const [read, setRead] = useState<ReadFile & { readonly file: File }>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void Promise.all([readQuestionFile(file, maxBytes), import('./findRuleProblems.ts')]).then(([result, rules]) => {
      if (isCurrent) setRead({ file, result, findRuleProblems: rules.findRuleProblems });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, maxBytes]);
  return read && read.file === file ? read : nothing;
}

const nothing: ReadFile = {};

/** Rules that any value can violate are worded as in the editor. */
const shapeTexts = {
  required: 'missing',
  invalid: 'invalid',
  atLeast: 'atLeast',
  atMost: 'atMost',
  atMostCharacters: 'atMostCharacters',
  atMostEntries: 'atMostEntries',
} as const satisfies Partial<Record<QuestionFileRule, ShapeText>>;

function isShapeRule(rule: QuestionFileRule): rule is keyof typeof shapeTexts {
  return rule in shapeTexts;
}

function useDescribeFileProblem(): (problem: QuestionFileProblem) => string {
  const text = useText();
  const shapeText = useShapeText();
  const { bytes } = useFormats();
  return useMemo(
    () =>
      ({ rule, values }) => {
        if (isShapeRule(rule)) return shapeText(shapeTexts[rule], values['minimum'] ?? values['maximum']);
        const sizes =
          rule === 'tooLarge' ? { size: bytes(Number(values['size'])), limit: bytes(Number(values['limit'])) } : {};
        return text(`questionFileRule.${rule}`, { ...values, ...sizes, known: questionFileFormat });
      },
    [text, shapeText, bytes],
  );
}
