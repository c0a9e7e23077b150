import { type AnswerPage, type Attachment } from '@brokerdesk/plugin-sdk/api';
import { LinkButton, Stack, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { documentLabel } from '../../application/documentLabel.ts';
import { useText } from '../useText.ts';

/** A question of the template with its answer. */
export type Answer = AnswerPage['groups'][number]['answers'][number];

/** An answer in readable form: its text, its files, or a note that it is missing. */
export function AnswerValue({
  answer,
  attachments,
  evidence,
  onShowFile,
}: {
  readonly answer: Answer;
  readonly attachments: readonly Attachment[];
  /** The file that proves the answer: a click on the answer shows it. */
  readonly evidence: string | undefined;
  readonly onShowFile: (fileID: string) => void;
}) {
  const text = useText();
  const { language } = useHost();
  const display = textIn(answer.display, language);
  const files = attachments.filter(({ fileID }) => answer.fileIDs.includes(fileID));
  const proof = attachments.find(({ fileID }) => fileID === evidence);
  if (display === '' && files.length === 0) {
    return (
      <Text tone="neutral" size="table">
        {text('detail.notAnswered')}
      </Text>
    );
  }
  return (
    <>
      {display !== '' && files.length === 0 && proof !== undefined ? (
        <button
          type="button"
          className="account-opening-proven"
          // The keyboard has the button of the document itself, on the same page.
          tabIndex={-1}
          title={text('documents.show', { name: documentLabel(proof.kind, text) })}
          onClick={() => onShowFile(proof.fileID)}
        >
          {display}
        </button>
      ) : (
        display
      )}
      {files.length > 0 && (
        <Stack gap={4} align="start">
          {files.map(({ fileID, kind }) => (
            <LinkButton key={fileID} onClick={() => onShowFile(fileID)}>
              {text('documents.show', { name: documentLabel(kind, text) })}
            </LinkButton>
          ))}
        </Stack>
      )}
    </>
  );
}
