import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isSingleChoice } from '../questionFields.ts';
import { removeOption } from '../../../../model/edits/remove.ts';
import { renameOption } from '../../../../model/edits/rename.ts';
import { withFields } from '../../../../model/mapParts.ts';
import type { Question, QuestionOption } from '../../../../model/TemplateDocument.ts';
import type { QuestionEditing } from '../QuestionEditing.ts';
import { useText } from '../../panels/useText.ts';
import { freshValue } from './readOptionLines.ts';

/** What the options of a question need. */
export interface OptionEditing extends QuestionEditing {
  /** Returns the questions whose condition names a value of this one. */
  readonly listDependents: (value: string) => readonly Question[];
  /** The back office needs these options as they are: their labels can be changed, and nothing else. */
  readonly lockedValues?: boolean;
}

interface RemovedOption {
  readonly index: number;
  readonly option: QuestionOption;
  readonly dependents: readonly Question[];
}

/** Returns whether an option is more than one of those that a new question begins with. */
function isWritten({ label, score, isDefault }: QuestionOption): boolean {
  return score !== undefined || isDefault === true || Object.values(label).some((one) => one !== '');
}

/** Returns the options with one chosen or not chosen from the beginning; of a single choice, the others are then not. */
function withDefault(question: Question, index: number, isDefault: boolean): readonly QuestionOption[] {
  const isOne = isSingleChoice(question);
  return (question.options ?? noOptions).map((option, at) => {
    const { isDefault: before, ...rest } = option;
    const next = at === index ? isDefault : before === true && !(isOne && isDefault);
    if (next === (before === true)) return option;
    return next ? { ...rest, isDefault: true } : rest;
  });
}

const noOptions: readonly QuestionOption[] = [];

/** The edits of a question's options; the functions stay the same while it is edited, so that rows can be skipped. */
export function useOptionEdits(editing: OptionEditing, list: RefObject<HTMLElement | null>) {
  const { question } = editing;
  const text = useText();
  const options = question.options ?? noOptions;
  const [removed, setRemoved] = useState<RemovedOption>();
  const setFocused = useFocus(list);
  const newest = useRef(editing);
  useEffect(() => {
    newest.current = editing;
  });
  const edits = useMemo(() => {
    const latest = () => newest.current;
    const current = () => latest().question.options ?? noOptions;
    const replace = (next: readonly QuestionOption[], mergeKey?: string) =>
      latest().change({ options: next }, mergeKey);
    const replaceOne = (index: number, change: (option: QuestionOption) => QuestionOption, mergeKey?: string) =>
      replace(
        current().map((option, at) => (at === index ? change(option) : option)),
        mergeKey,
      );
    const isKept = (option: QuestionOption) => isWritten(option) || latest().listDependents(option.value).length > 0;
    function remove(index: number) {
      const { question: one, edit } = latest();
      const options = current();
      const value = options[index]?.value ?? '';
      // Of two options with one value only this one is meant, and conditions stay with the other.
      if (options.filter((option) => option.value === value).length > 1) replace(options.toSpliced(index, 1));
      else edit(text('inspector.step.removeOption'), removeOption(one.questionID, value));
      setRemoved(undefined);
      setFocused({ index: Math.max(0, Math.min(index, options.length - 2)), control: '.value' });
    }
    return {
      /** Whether pasting keeps an option: those that a new question begins with give way. */
      isKept,
      isTaken: (value: string, index: number) => current().some((option, at) => at !== index && option.value === value),
      change: (
        index: number,
        change: { [Key in keyof QuestionOption]?: QuestionOption[Key] | undefined },
        mergeKey?: string,
      ) => replaceOne(index, (option) => withFields(option, change as Partial<QuestionOption>), mergeKey),
      rename: (index: number, value: string) => {
        const { question: one, edit } = latest();
        const from = current()[index]?.value;
        const isShared = current().filter((option) => option.value === from).length > 1;
        // Of two options with one value only this one is meant, and conditions stay with the other.
        if (from === undefined || isShared) replaceOne(index, (option) => ({ ...option, value }));
        else edit(text('inspector.step.optionValue'), renameOption(one.questionID, from, value));
      },
      setDefault: (index: number, isDefault: boolean) => replace(withDefault(latest().question, index, isDefault)),
      move: (index: number, to: number, control: string) => {
        const next = [...current()];
        const [moved] = next.splice(index, 1);
        if (moved === undefined || to < 0 || to > next.length) return;
        replace(next.toSpliced(to, 0, moved));
        setFocused({ index: to, control });
      },
      askToRemove: (index: number) => {
        const option = current()[index];
        if (option === undefined) return;
        const dependents = latest().listDependents(option.value);
        if (dependents.length > 0) setRemoved({ index, option, dependents });
        else remove(index);
      },
      remove,
      add: () => {
        const value = freshValue('', new Set(current().map((option) => option.value)));
        replace([...current(), { value, label: { EN: '', SC: '', TC: '' } }]);
        setFocused({ index: current().length, control: '.value' });
      },
      append: (more: readonly QuestionOption[]) => {
        replace([...current().filter(isKept), ...more]);
      },
    };
  }, [text, setFocused]);
  return { options, removed, setRemoved, edits };
}

/** Returns how the focus moves to a control of a row, once the row is there. */
function useFocus(list: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<{ readonly index: number; readonly control: string }>();
  useEffect(() => {
    if (focused === undefined) return;
    const row = list.current?.children[focused.index];
    row?.querySelector<HTMLElement>(`[data-control="${focused.control}"], [data-field$="${focused.control}"]`)?.focus();
  }, [focused, list]);
  return setFocused;
}
