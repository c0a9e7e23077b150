import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { FieldGroup, FieldMessages } from '../fields/FieldFrame.tsx';
import { type FieldProps, useField } from '../fields/useField.ts';
import { factsOf } from '../files/inspectFile.ts';
import { FileRows } from '../files/FileRows.tsx';
import { readFilesValue, unchangedFiles } from '../../kit/FilesValue.ts';
import { useFilesCheck, useFormFileProblemText } from '../files/useFilesCheck.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { FilePicker } from '../upload/FilePicker.tsx';
import { CropDialog } from './CropDialog.tsx';
import { type CurrentPicture, PicturePreview } from './PicturePreview.tsx';
import { usePictureChoice } from './usePictureChoice.ts';
import { usePictureText } from './usePictureText.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { maximumSourceBytes, type PictureProblem } from './preparePicture.ts';

/** A {@link FieldProps} for a picture. */
export interface PictureFieldProps<Values extends object> extends FieldProps<Values> {
  /** The rules for the picture. With `pixels`, the user must choose a section of any other size, without it they may. */
  readonly rules: Omit<FileRules, 'maxCount'>;
  /** The picture of the record, which stays if the user chooses none. */
  readonly current?: CurrentPicture | undefined;
  /**
   * Names that other pictures have, in capitals or not. A file that the user has given one of them is rejected when it is
   * chosen; a name that the field has made, such as for a Chinese one, gets a number.
   */
  readonly takenNames?: readonly string[] | undefined;
  /**
   * Renders another way to choose a picture, such as from a collection; what it chooses is checked in the same way, and
   * gets a number if its name is taken.
   */
  readonly children?: ((choose: (file: File) => void) => ReactNode) | undefined;
}

const noExisting = [] as const;

/**
 * A field for one picture that is sent together with the form. Its value is a `FilesValue`, as that of a `FilesField`. A
 * picture of another size than required is cropped and scaled in the browser; where any size is allowed, the user may crop
 * it. What the server would reject is refused when it is chosen, with the reason, and the picture before it stays.
 *
 * @example
 * <PictureField form={form} name="logo" label={text('logo')} rules={{ types: ['png'], maxBytes, pixels: { width: 270, height: 60 } }} />
 */
export function PictureField<Values extends object>(props: PictureFieldProps<Values>) {
  const { label, hint, current, takenNames, isRequired = false, children } = props;
  const rules: FileRules = { ...props.rules, maxCount: 1 };
  const text = usePictureText();
  const describeProblem = usePictureProblemText(rules);
  const check = useFilesCheck({ rules, existing: noExisting, isRequired: isRequired && current === undefined });
  const field = useField(props, { show: (value) => readFilesValue(value).added[0]?.name, findProblem: check });
  const {
    added: [file],
    missing = [],
  } = readFilesValue(field.value);
  const choice = usePictureChoice({
    rules,
    takenNames,
    onReady: (next) => field.change({ removed: [], added: [next] }),
  });
  const { pixels } = rules;

  function remove() {
    choice.reset();
    field.change(unchangedFiles);
    // The button that was pressed is gone.
    document.getElementById(field.id)?.focus();
  }
  return (
    <FieldGroup label={label} isRequired={isRequired}>
      <Stack gap={8}>
        {(file ?? current) && (
          <PicturePreview
            picture={file ? { file, ...factsOf(file)?.pixels } : current}
            isNew={file !== undefined}
            required={pixels}
          />
        )}
        {file && (
          <Row>
            {choice.canCropAgain && (
              <Button size="small" onClick={choice.cropAgain}>
                {text(pixels ? 'crop' : 'cropFreely')}
              </Button>
            )}
            <Button size="small" icon={<Icon paths={cross} />} onClick={remove}>
              {text('undo', { name: file.name })}
            </Button>
          </Row>
        )}
        <FilePicker
          id={field.id}
          describedBy={field.ariaProps['aria-describedby']}
          {...{ label, rules }}
          onPick={([first]) => {
            if (first) void choice.choose(first);
          }}
        />
        {children?.((chosen) => void choice.choose(chosen, { isFromElsewhere: true }))}
        <FileRows
          {...{ label, rules }}
          existing={noExisting}
          value={{ ...unchangedFiles, missing }}
          onChange={remove}
        />
        <Text as="p" role="alert" tone="failed" size="small" className="bdk-field-error">
          {choice.rejected &&
            `${choice.rejected.file.name}: ${describeProblem(choice.rejected.file, choice.rejected.problem)}`}
        </Text>
        <FieldMessages field={field} hint={hint} />
      </Stack>
      {choice.cropped && (
        <CropDialog
          {...{ label, pixels }}
          source={choice.cropped}
          onApply={(section) => void choice.apply(section)}
          onClose={choice.cancel}
        />
      )}
    </FieldGroup>
  );
}

/** Returns the message for a problem of a picture. */
function usePictureProblemText(rules: FileRules) {
  const text = usePictureText();
  const formats = useFormats();
  const describeFile = useFormFileProblemText(rules);
  return (file: File, problem: PictureProblem): string => {
    const size = formats.bytes(file.size);
    switch (problem) {
      case 'broken':
      case 'foreign':
      case 'nameTaken':
        return text(`problem.${problem}`);
      case 'sourceTooLarge':
        return text('problem.sourceTooLarge', { size, limit: formats.bytes(maximumSourceBytes) });
      case 'resultTooLarge':
        return text('problem.resultTooLarge', { size, limit: formats.bytes(rules.maxBytes) });
      default:
        return describeFile(file, problem);
    }
  };
}
