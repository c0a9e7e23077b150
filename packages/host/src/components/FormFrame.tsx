import { Row } from '@brokerdesk/plugin-sdk';
import { buttonClass, type ButtonLook } from '@brokerdesk/plugin-sdk/host';
import type { ReactNode } from 'react';

/** Returns what the field of a name contains. */
export type ReadField = (name: string) => string;

/** The props of {@link FormFrame}. */
export interface FormFrameProps {
  /** The id of the paragraph with the problem, for `aria-describedby` of the fields. */
  readonly problemId: string;
  /** The message about what stands in the way; announced when it appears. */
  readonly problem: string | undefined;
  /** Called unless the form is busy, with what the fields contain, by name. */
  readonly onSubmit: (read: ReadField) => void;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  /** The buttons before the main one; without them, the main one has the full width. */
  readonly otherButtons?: ReactNode;
  readonly isHidden?: boolean;
  /** Another control of the form is the next step for now. */
  readonly isSubmitSecondary?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of the forms for sign-in and passwords: their fields, the problem, and the buttons.
 *
 * Password managers fill in fields without an event that React hears, and send forms by `form.submit()`, which passes
 * `onSubmit` by. So the fields keep their own values and are read when the form is sent, and the form is a `post`: a `get`
 * would put the secrets into the address. The page's policy (`form-action 'none'`) prevents the request itself.
 */
export function FormFrame(props: FormFrameProps) {
  const { problemId, problem, onSubmit, isBusy, submitLabel, otherButtons, isHidden, isSubmitSecondary, children } =
    props;
  const submitButton = (look: ButtonLook) => (
    <button type="submit" className={buttonClass({ size: 'large', ...look })} aria-disabled={isBusy || undefined}>
      {submitLabel}
    </button>
  );
  return (
    <form
      className="bdk-layout-stack bdk-gap-12 bd-form"
      method="post"
      noValidate
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        if (!isBusy) onSubmit((name) => readText(values.get(name)));
      }}
    >
      {children}
      <p id={problemId} className="bd-problem" role="alert">
        {problem}
      </p>
      {otherButtons === undefined ? (
        submitButton({ intent: 'primary', fill: true })
      ) : (
        <Row wrap justify="end">
          {otherButtons}
          {submitButton({ intent: isSubmitSecondary ? undefined : 'primary' })}
        </Row>
      )}
    </form>
  );
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
