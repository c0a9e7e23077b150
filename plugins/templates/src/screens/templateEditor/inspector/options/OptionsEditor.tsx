import { Button, Row, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useRef, useState } from 'react';
import { useFieldProblem } from '../fields/FieldProblems.ts';
import type { TextLanguage } from '../fields/LanguageTexts.tsx';
import { isSingleChoice } from '../questionFields.ts';
import { useText } from '../../panels/useText.ts';
import { OptionRow } from './OptionRow.tsx';
import { PasteOptionsDialog } from './PasteOptionsDialog.tsx';
import { RemoveOptionDialog } from './RemoveOptionDialog.tsx';
import { type OptionEditing, useOptionEdits } from './useOptionEdits.ts';

/** More rows than this slow typing down, and no user reads them at once. */
const shownAtFirst = 30;

/** Props of {@link OptionsEditor}. */
export interface OptionsEditorProps extends OptionEditing {
  readonly language: TextLanguage;
}

/** The options of a choice, with their labels in one language. */
export function OptionsEditor({ language, ...editing }: OptionsEditorProps) {
  const { question } = editing;
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { options, removed, setRemoved, edits } = useOptionEdits(editing, list);
  const shown = showsAll ? options : options.slice(0, shownAtFirst);
  return (
    <Stack as="section" gap={8} aria-label={text('inspector.options.title')}>
      <OptionsHeader count={options.length} />
      <ul className="templates-option-list" ref={list}>
        {shown.map((option, index) => (
          <OptionRow
            // oxlint-disable-next-line react/no-array-index-key -- a row keeps its focus while its value changes
            key={index}
            option={option}
            index={index}
            count={options.length}
            subject={question.questionID}
            language={language}
            hasScore={isSingleChoice(question)}
            isLocked={editing.lockedValues === true}
            isTaken={edits.isTaken}
            onChange={edits.change}
            onRename={edits.rename}
            onDefault={edits.setDefault}
            onMove={edits.move}
            onRemove={edits.askToRemove}
          />
        ))}
      </ul>
      {shown.length < options.length && (
        <Button onClick={() => setShowsAll(true)}>
          {text('inspector.options.showAll', { count: options.length - shown.length })}
        </Button>
      )}
      {editing.lockedValues === true ? (
        <Text as="p" size="small" tone="neutral">
          {text('inspector.core.options')}
        </Text>
      ) : (
        <Row wrap>
          <Button
            onClick={() => {
              setShowsAll(true);
              edits.add();
            }}
          >
            {text('inspector.options.add')}
          </Button>
          <Button onClick={() => setPasting(true)}>{text('inspector.options.paste')}</Button>
        </Row>
      )}
      {isPasting && (
        <PasteOptionsDialog
          taken={options.filter(edits.isKept).map(({ value }) => value)}
          hasScores={isSingleChoice(question)}
          onAdd={edits.append}
          onClose={() => setPasting(false)}
        />
      )}
      {removed !== undefined && (
        <RemoveOptionDialog
          option={removed.option}
          dependents={removed.dependents}
          onRemove={() => edits.remove(removed.index)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}

/** The title of the options, their number, and what is wrong with them as a whole. */
function OptionsHeader({ count }: { readonly count: number }) {
  const text = useText();
  const problem = useFieldProblem('options');
  return (
    <>
      <Row align="baseline">
        <Text as="h3" bold>
          {text('inspector.options.title')}
        </Text>
        <Text tone="neutral" size="small">
          {text('inspector.options.count', { count })}
        </Text>
      </Row>
      {problem !== undefined && (
        <p role="status" tabIndex={-1} data-field="options">
          <Text tone="failed" size="small">
            {problem}
          </Text>
        </p>
      )}
    </>
  );
}
