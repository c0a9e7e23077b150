import { useId } from 'react';
import { Select } from '../../kit/Select.tsx';
import { Row } from '../../kit/Stack.tsx';
import type { CsvEncoding } from '../../csv/decodeText.ts';
import { useSheetText } from '../useSheetText.ts';
import { encodingNames } from './describeFileProblem.ts';

/** The props of {@link EncodingField}. */
export interface EncodingFieldProps {
  /** The encoding in which the file was read; undefined if it could not be read. */
  readonly encoding: CsvEncoding | undefined;
  readonly onChoose: (encoding: CsvEncoding) => void;
}

/** Chooses the encoding of a file whose texts are not readable as they are. */
export function EncodingField({ encoding, onChoose }: EncodingFieldProps) {
  const text = useSheetText();
  const id = useId();
  const isListed = encoding !== undefined && encoding in encodingNames;
  return (
    <Row>
      <label htmlFor={id}>{text('import.encoding')}</label>
      <Select
        id={id}
        value={isListed ? encoding : ''}
        onChange={(event) => onChoose(event.target.value as CsvEncoding)}
      >
        {!isListed && <option value="">{encoding?.toUpperCase() ?? text('import.unknownEncoding')}</option>}
        {Object.entries(encodingNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Row>
  );
}
