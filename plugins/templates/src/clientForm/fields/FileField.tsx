import { type ClientFieldProps, listAnswer } from '../FormContext.ts';
import { questionName } from '../questionName.ts';

/** A picture or file. Only its name is kept: nothing leaves the browser. */
export function FileField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, required } = question;
  const id = context.idOf(questionID);
  const [name] = listAnswer(context, question);
  return (
    <>
      <label htmlFor={id}>{questionName(context, question)}</label>
      <input
        id={id}
        type="file"
        className="templates-client-input"
        accept="image/*,application/pdf"
        aria-required={required}
        aria-invalid={context.broken[questionID] !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) =>
          context.enter(
            questionID,
            [...(target.files ?? [])].map((file) => file.name),
          )
        }
      />
      {name !== undefined && <p className="templates-client-hint">{context.text('chosenFile', { name })}</p>}
    </>
  );
}
