import { Table, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import type { Pictures } from './usePictures.ts';
import { useText } from '../../useText.ts';

/** The documents of a case, for paper. */
export interface CaseDocumentsProps {
  readonly documents: readonly ViewerDocument[];
  readonly pictures: Pictures;
  /** Opening forms, if any, are among the documents. */
  readonly hasForms: boolean;
}

/** The list of files on paper, and their pictures. */
export function CaseDocuments({ documents, pictures, hasForms }: CaseDocumentsProps) {
  const text = useText();
  return (
    <>
      <FileIndex documents={documents} />
      {!hasForms && <p>{text('casePrint.formsFailed')}</p>}
      <PictureSection documents={documents} pictures={pictures} />
    </>
  );
}

function FileIndex({ documents }: Pick<CaseDocumentsProps, 'documents'>) {
  const text = useText();
  const formats = useFormats();
  return (
    <section>
      <h2>{text('documents.title')}</h2>
      {documents.length === 0 && <p>{text('casePrint.noFiles')}</p>}
      {documents.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{text('casePrint.file')}</th>
              <th scope="col">{text('casePrint.fileName')}</th>
              <th scope="col">{text('casePrint.size')}</th>
              <th scope="col">{text('casePrint.time')}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ id, name, fileName, size, note }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{fileName}</td>
                <td>{formats.bytes(size)}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function PictureSection({ documents, pictures }: Pick<CaseDocumentsProps, 'documents' | 'pictures'>) {
  const text = useText();
  const shown = documents.filter(({ id }) => pictures.has(id));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{text('casePrint.pictures')}</h2>
      {shown.map(({ id, name, fileName }) => {
        const address = pictures.get(id);
        return (
          <figure key={id}>
            {address ? <img src={address} alt={name} /> : <p>{text('casePrint.pictureFailed')}</p>}
            <figcaption>
              <Text tone="neutral">
                {name} · {fileName}
              </Text>
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
