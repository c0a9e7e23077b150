import { Choice, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { useFieldProblem } from './FieldProblems.ts';

/** Props of {@link SwitchRow}. */
export interface SwitchRowProps {
  readonly path: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Some of the selected questions have it and some do not. */
  readonly isMixed?: boolean;
  /** Why it cannot be changed. */
  readonly lockedReason?: string | undefined;
}

/** A property that is on or off. One that is locked can be focused, so that everyone learns the reason. */
export function SwitchRow({ path, label, isOn, onChange, isMixed = false, lockedReason }: SwitchRowProps) {
  const id = useId();
  const problem = useFieldProblem(path);
  const isLocked = lockedReason !== undefined;
  const note = problem ?? lockedReason;
  return (
    <Stack gap={4}>
      <Choice
        type="checkbox"
        data-field={path}
        label={label}
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        aria-disabled={isLocked || undefined}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : id}
        onChange={({ target }) => {
          if (!isLocked) onChange(target.checked);
        }}
      />
      {note !== undefined && (
        <Text as="p" id={id} size="small" tone={problem === undefined ? 'neutral' : 'failed'}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
