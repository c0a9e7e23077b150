import { Button, Stack, Text } from '@brokerdesk/plugin-sdk';
import { Dialog, TextArea } from '@brokerdesk/plugin-sdk/forms';
import { useId, useState } from 'react';
import { useText } from '../../panels/useText.ts';
import { readOptionLines } from './readOptionLines.ts';
import type { QuestionOption } from '../../../../model/TemplateDocument.ts';

/** Props of {@link PasteOptionsDialog}. */
export interface PasteOptionsDialogProps {
  readonly taken: readonly string[];
  readonly hasScores: boolean;
  readonly onAdd: (options: readonly QuestionOption[]) => void;
  readonly onClose: () => void;
}

/** Adds options from lines, as typed or copied from a spreadsheet; says which lines do not become one, and why. */
export function PasteOptionsDialog({ taken, hasScores, onAdd, onClose }: PasteOptionsDialogProps) {
  const text = useText();
  const id = useId();
  const [lines, setLines] = useState('');
  const { options, problems } = readOptionLines(lines, { taken, hasScores });
  return (
    <Dialog
      title={text('inspector.paste.title')}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('inspector.cancel')}</Button>
          <Button
            intent="primary"
            aria-disabled={options.length === 0}
            onClick={() => {
              if (options.length === 0) return;
              onAdd(options);
              onClose();
            }}
          >
            {text('inspector.paste.add', { count: options.length })}
          </Button>
        </>
      }
    >
      <label htmlFor={id}>{text('inspector.paste.lines')}</label>
      <TextArea
        id={id}
        fill
        rows={10}
        value={lines}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setLines(target.value)}
      />
      <Text as="p" id={`${id}-hint`} size="small" tone="neutral">
        {text(hasScores ? 'inspector.paste.hintWithScores' : 'inspector.paste.hint')}
      </Text>
      {problems.length > 0 && (
        <Stack gap={4} role="status">
          <Text as="p" tone="failed">
            {text('inspector.paste.leftOut', { count: problems.length })}
          </Text>
          <ul>
            {problems.slice(0, 10).map(({ line, code, text: content }) => (
              <li key={line}>{text(`inspector.paste.problem.${code}`, { line, content })}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Dialog>
  );
}
