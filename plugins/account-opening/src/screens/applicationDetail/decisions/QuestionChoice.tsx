import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { Choice, InputGroup, Row, Stack, Tag, Text, textIn, useHost, useSearchFold } from '@brokerdesk/plugin-sdk';
import { isComposing } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { useText } from '../../useText.ts';

/** The props of {@link QuestionChoice}. */
export interface QuestionChoiceProps {
  readonly application: ApplicationDetail;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

type Question = ApplicationDetail['pages'][number]['groups'][number]['answers'][number];

/** The questions of each page, collapsed until the user opens them. */
export function QuestionChoice({ application, chosen, onChange }: QuestionChoiceProps) {
  const text = useText();
  const { language } = useHost();
  const [search, setSearch] = useState('');
  const all = application.pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  function choose(id: string, isOn: boolean) {
    // In the order of the questions, so that ticking and unticking changes nothing.
    const isChosen = (one: string) => (one === id ? isOn : chosen.includes(one));
    onChange(all.map(({ questionID }) => questionID).filter(isChosen));
  }
  // Documents are returned most often, so they are in sight; the other questions are found by page or by their words.
  const documents = all.filter(({ fileIDs }) => fileIDs.length > 0);
  const fold = useSearchFold(search);
  const wanted = fold(search);
  const isFound = ({ label }: Question) => wanted === '' || fold(textIn(label, language)).includes(wanted);
  const choice = ({ questionID, label }: Question) => (
    <Choice
      key={questionID}
      type="checkbox"
      label={textIn(label, language)}
      checked={chosen.includes(questionID)}
      onChange={({ target }) => choose(questionID, target.checked)}
    />
  );
  return (
    <Stack as="fieldset" gap={8}>
      <legend className="bdk-field-label">{text('decision.reinput.questions')}</legend>
      {documents.length > 0 && (
        <Row wrap gap={16}>
          {documents.filter(isFound).map(choice)}
        </Row>
      )}
      <InputGroup
        type="search"
        aria-label={text('decision.reinput.search')}
        placeholder={text('decision.reinput.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter would send the form, and Escape of an input method would empty the field.
        onKeyDown={(event) => {
          if (event.key === 'Enter' || (event.key === 'Escape' && isComposing(event))) event.preventDefault();
        }}
      />
      {application.pages.map(({ pageID, title, groups }) => {
        const questions = groups.flatMap(({ answers }) => answers).filter(({ fileIDs }) => fileIDs.length === 0);
        const found = questions.filter(isFound);
        const count = questions.filter(({ questionID }) => chosen.includes(questionID)).length;
        if (found.length === 0) return null;
        return (
          // A search opens the pages on which it finds something.
          <details key={`${pageID} ${wanted !== ''}`} open={wanted !== '' || undefined}>
            <summary>
              {textIn(title, language)} {count > 0 && <Tag tone="form">{count}</Tag>}
            </summary>
            {found.map(choice)}
          </details>
        );
      })}
      <Text as="p" tone="neutral" size="small">
        {text('decision.reinput.hint')}
      </Text>
    </Stack>
  );
}
