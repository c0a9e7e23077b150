import { UnreachableError } from '../../services/errors.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Callout } from '../../kit/Callout.tsx';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import type { FieldErrorDetails, RegisteredField } from './FieldRegistry.ts';
import type { FormHandle, SubmitError } from './FormHandle.ts';
import { errorsByPath, fieldProblemsOf } from './fieldErrors.ts';
import { LinkButton } from '../../kit/LinkButton.tsx';

/** Lists above the fields why the form was rejected; each line focuses its field. */
export function FormProblems<Values extends object>({ form }: { readonly form: FormHandle<Values> }) {
  const text = useFormText();
  const { submitCount, errors } = form.methods.formState;
  const errorsByField = submitCount > 0 ? errorsByPath(errors) : new Map<string, FieldErrorDetails>();
  const paths = form.registry.sortByPosition([...errorsByField.keys()]);
  return (
    // It is mounted while still empty; otherwise assistive technology would not read it.
    <Stack gap={8} role="alert">
      {paths.length > 0 && (
        <Callout tone="failed" title={text('form.invalid', { count: paths.length })}>
          <ul className="bdk-problem-list">
            {paths.map((path) => (
              <ProblemItem key={path} error={errorsByField.get(path)} field={form.registry.get(path)} />
            ))}
          </ul>
        </Callout>
      )}
      {form.submitError && <ErrorCallout error={form.submitError} />}
    </Stack>
  );
}

interface ProblemItemProps {
  readonly error: FieldErrorDetails | undefined;
  readonly field: RegisteredField | undefined;
}

function ProblemItem({ error, field }: ProblemItemProps) {
  const text = useFormText();
  if (!error) return null;
  if (!field) return <li>{typeof error.message === 'string' ? error.message : text('rule.invalid')}</li>;
  return (
    <li>
      <LinkButton onClick={field.focus}>
        {text('form.problem', { name: field.label, message: field.explain(error) })}
      </LinkButton>
    </li>
  );
}

/** A callout with an error's message, its code and the request's ID. */
export function ErrorCallout({ error }: { readonly error: SubmitError }) {
  const text = useFormText();
  const kitText = useKitText();
  const isUnreachable = error instanceof UnreachableError;
  const fields = isUnreachable ? [] : fieldProblemsOf(error);
  return (
    <Callout tone="failed" title={isUnreachable ? text('form.noAnswer') : error.message}>
      {isUnreachable && <p>{`${kitText(`error.${error.code}`)} ${text('form.sendAgain')}`}</p>}
      {fields.length > 0 && (
        <ul className="bdk-problem-list">
          {fields.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{text('form.problem', { name: path, message })}</li>
          ))}
        </ul>
      )}
      <Text as="p" tone="neutral" size="small">
        {`${text('form.submitError')} · `}
        {kitText('error.code', { code: error.code })}
        {error.requestId !== undefined && ` · ${kitText('error.request', { id: error.requestId })}`}
      </Text>
    </Callout>
  );
}
