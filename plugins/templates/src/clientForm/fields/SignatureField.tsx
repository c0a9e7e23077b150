import { type PointerEvent, useState } from 'react';
import { type ClientFieldProps, listAnswer } from '../FormContext.ts';
import { questionName } from '../questionName.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

const width = 320;
const height = 120;

/** A signature that is drawn, or typed where no pointer is used. Only that there is one is kept. */
export function SignatureField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, required } = question;
  const { text } = context;
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [typed = ''] = listAnswer(context, question);
  const id = context.idOf(questionID);

  function draw(event: PointerEvent<SVGSVGElement>, isStart: boolean) {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = [
      Math.round(((event.clientX - box.left) / box.width) * width),
      Math.round(((event.clientY - box.top) / box.height) * height),
    ] as const;
    setStrokes(isStart ? [...strokes, [point]] : [...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), point]]);
    if (typed === '') context.enter(questionID, [drawn]);
  }
  return (
    <>
      <label htmlFor={id}>{questionName(context, question)}</label>
      <svg
        className="templates-client-pad"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={text(typed === '' ? 'signHere' : 'signed')}
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
      >
        <path d={strokes.map((stroke) => `M${stroke.map((point) => point.join(',')).join('L')}`).join('')} />
        {typed !== '' && typed !== drawn && (
          <text x={width / 2} y={height / 2}>
            {typed}
          </text>
        )}
      </svg>
      <p className="templates-client-hint">{text('typeName')}</p>
      <p className="templates-client-signature">
        <input
          id={id}
          type="text"
          className="templates-client-input"
          value={typed === drawn ? '' : typed}
          aria-required={required}
          aria-invalid={context.broken[questionID] !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => context.enter(questionID, target.value === '' ? [] : [target.value])}
        />
        <button
          type="button"
          className="templates-client-button"
          onClick={() => {
            setStrokes([]);
            context.enter(questionID, []);
          }}
        >
          {text('clear')}
        </button>
      </p>
    </>
  );
}

/** The answer of a signature that was drawn. */
const drawn = 'signature';
