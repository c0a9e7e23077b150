import { ControlGroup, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import {
  areaIn,
  type PhoneArea,
  phoneAreas,
  type PhoneKind,
  splitPhoneNumber,
  toPhoneNumber,
} from '../../../formats/phoneNumber.ts';
import { Select } from '../../../kit/Select.tsx';
import { useFormText } from '../../useFormText.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { type FieldProps, useField } from '../useField.ts';

/** A {@link FieldProps} for a phone number. */
export interface PhoneFieldProps<Values extends object> extends FieldProps<Values> {
  /** `mobile` by default; `telephone` also allows landlines. */
  readonly kind?: PhoneKind | undefined;
}

/** The area code and the number that the user has entered. */
interface Typed {
  readonly area: PhoneArea;
  readonly rest: string;
}

/**
 * A phone number with its area code: Hong Kong and mainland China can be selected, any other is typed. The value is a text
 * as in `+852 6123 4567`; it is empty if no number is typed. A pasted number selects its area.
 *
 * @example
 * <PhoneField form={form} name="mobile" label={text('mobile')} isRequired />
 */
export function PhoneField<Values extends object>(props: PhoneFieldProps<Values>) {
  const { label, hint, isRequired, kind = 'mobile' } = props;
  const text = useFormText();
  const [typed, setTyped] = useState<Typed>();
  const field = useField(props, {
    findProblem(value) {
      if (typeof value !== 'string' || value === '') return undefined;
      const { area, rest } = splitPhoneNumber(value);
      if (toPhoneNumber(area, rest, kind) !== undefined) return undefined;
      return text(`phone.invalid.${area === '+86' && kind === 'telephone' ? 'landline' : area}`);
    },
  });
  const value = typeof field.value === 'string' ? field.value : '';
  const isOwn = typed !== undefined && toValue(typed, kind) === value;
  const shown = isOwn ? typed : splitPhoneNumber(value === '' ? '+852' : value);

  function change(next: Typed) {
    setTyped(next);
    field.change(toValue(next, kind));
  }
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <ControlGroup className="bdk-medium" role="group" aria-label={label}>
        <div>
          <Select
            id={`${field.id}-area`}
            aria-label={text('phone.area')}
            value={shown.area}
            onChange={(event) => change({ area: event.target.value as PhoneArea, rest: shown.rest })}
          >
            {phoneAreas.map((area) => (
              <option key={area} value={area}>
                {text(`phone.areas.${area}`)}
              </option>
            ))}
          </Select>
        </div>
        <InputGroup
          id={field.id}
          type="tel"
          autoComplete="off"
          fill
          value={shown.rest}
          onChange={({ target }) => change(toTyped(target.value, shown.area))}
          onBlur={() => {
            // The area stays selected while there is no number.
            if (value !== '') setTyped(undefined);
            field.blur();
          }}
          {...field.ariaProps}
        />
      </ControlGroup>
    </FieldFrame>
  );
}

/** A number that begins with another area code selects that area. */
function toTyped(typed: string, area: PhoneArea): Typed {
  const found = areaIn(typed);
  if (found === undefined || found === area) return { area, rest: typed };
  return splitPhoneNumber(typed.normalize('NFKC').trim());
}

function toValue({ area, rest }: Typed, kind: PhoneKind): string {
  const written = rest.trim();
  if (written === '') return '';
  return toPhoneNumber(area, written, kind) ?? (area === 'overseas' ? written : `${area} ${written}`);
}
