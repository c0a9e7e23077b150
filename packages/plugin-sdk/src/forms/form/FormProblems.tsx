import { UnreachableError } from '../../errors.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { useFormText } from '../useFormText.ts';
import type { FieldFailure, RegisteredField } from './FieldRegistry.ts';
import type { FormHandle, FormProblem } from './FormHandle.ts';
import { errorsByPath } from './fieldErrors.ts';
import { fieldProblemsIn } from './showFieldProblems.ts';

/** Says above the fields what keeps the form from being taken; a part of it leads to its field. */
export function FormProblems<Values extends object>({ form }: { readonly form: FormHandle<Values> }) {
  const text = useFormText();
  const { submitCount, errors } = form.hook.formState;
  const failures = submitCount > 0 ? errorsByPath(errors) : new Map<string, FieldFailure>();
  const paths = form.registry.inOrder([...failures.keys()]);
  return (
    // It is there before it says anything, or assistive technology would not read it.
    <div role="alert" className="bdk-problems">
      {paths.length > 0 && (
        <div className="bdk-callout bdk-callout-failed">
          <p className="bdk-callout-title">{text('form.invalid', { count: paths.length })}</p>
          <ul className="bdk-problem-list">
            {paths.map((path) => (
              <ProblemItem key={path} failure={failures.get(path)} field={form.registry.get(path)} />
            ))}
          </ul>
        </div>
      )}
      {form.problem && <ProblemCallout problem={form.problem} />}
    </div>
  );
}

interface ProblemItemProps {
  readonly failure: FieldFailure | undefined;
  readonly field: RegisteredField | undefined;
}

function ProblemItem({ failure, field }: ProblemItemProps) {
  const text = useFormText();
  if (!failure) return null;
  if (!field) return <li>{typeof failure.message === 'string' ? failure.message : text('rule.invalid')}</li>;
  return (
    <li>
      <button type="button" className="bdk-link-button" onClick={field.focus}>
        {text('form.problem', { name: field.label, message: field.explain(failure) })}
      </button>
    </li>
  );
}

/** Says what keeps something from being done, with the code and the request's number. */
export function ProblemCallout({ problem }: { readonly problem: FormProblem }) {
  const text = useFormText();
  const kitText = useKitText();
  const isUnreachable = problem instanceof UnreachableError;
  const fields = isUnreachable ? [] : fieldProblemsIn(problem);
  return (
    <div className="bdk-callout bdk-callout-failed">
      <p className="bdk-callout-title">{isUnreachable ? text('form.noAnswer') : problem.message}</p>
      {isUnreachable && <p>{`${kitText(`error.${problem.code}`)} ${text('form.sendAgain')}`}</p>}
      {fields.length > 0 && (
        <ul className="bdk-problem-list">
          {fields.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{text('form.problem', { name: path, message })}</li>
          ))}
        </ul>
      )}
      <p className="bdk-callout-facts">
        {kitText('error.code', { code: problem.code })}
        {problem.requestId !== undefined && ` · ${kitText('error.request', { id: problem.requestId })}`}
      </p>
    </div>
  );
}
