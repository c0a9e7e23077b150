import { Select, Stack } from '@brokerdesk/plugin-sdk';
import { blueprintClasses, type PhoneArea, phoneAreas } from '@brokerdesk/plugin-sdk/host';
import { type Ref, useId } from 'react';
import { type PasswordKey, usePasswordText } from '../texts/password/passwordTexts.ts';

/** The props of {@link MobileField}. */
export interface MobileFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly area: PhoneArea;
  /** The number that the user typed before the field was shown. */
  readonly number: string;
  readonly onArea: (area: PhoneArea) => void;
  readonly onNumber: (number: string) => void;
  readonly isInvalid: boolean;
  readonly problemId: string;
}

const names: Readonly<Record<PhoneArea, PasswordKey>> = {
  '+852': 'forgot.hongKong',
  '+86': 'forgot.mainland',
  overseas: 'forgot.overseas',
};

/** A mobile number with its area code: two can be selected, any other is typed. */
export function MobileField({ ref, area, number, onArea, onNumber, isInvalid, problemId }: MobileFieldProps) {
  const text = usePasswordText();
  const id = useId();
  const isOverseas = area === 'overseas';
  return (
    <Stack gap={12}>
      <div>
        <label htmlFor={`${id}-area`}>{text('forgot.areaCode')}</label>
        <Select
          look="large"
          id={`${id}-area`}
          value={area}
          onChange={(event) => onArea(event.target.value as PhoneArea)}
        >
          {phoneAreas.map((code) => (
            <option key={code} value={code}>
              {text(names[code])}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={id}>{text('forgot.mobile')}</label>
        <input
          id={id}
          ref={ref}
          className={blueprintClasses.largeInput}
          type="tel"
          name="tel"
          autoComplete={isOverseas ? 'tel' : 'tel-national'}
          maxLength={30}
          defaultValue={number}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isOverseas ? `${id}-hint ${problemId}` : problemId}
          onChange={(event) => onNumber(event.target.value)}
        />
      </div>
      {isOverseas && (
        <p id={`${id}-hint`} className="bd-muted">
          {text('forgot.overseasHint')}
        </p>
      )}
    </Stack>
  );
}
