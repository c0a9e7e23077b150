import { useHostText } from '../texts/host/hostTexts.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import type { PasswordProblem } from './toPasswordProblem.ts';

/** Returns the function that describes a problem. What is true of every request has one text in the whole portal. */
export function useProblemText(): (problem: PasswordProblem) => string {
  const text = usePasswordText();
  const hostText = useHostText();
  return (problem) =>
    'unreachable' in problem ? hostText(`errors.${problem.unreachable}`) : text(problem.key, problem.values);
}
