import './Palette.css';
import { InputGroup, Stack, Text } from '@brokerdesk/plugin-sdk';
import { isComposing } from '@brokerdesk/plugin-sdk/forms';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { componentTypesInOrder } from '../inspector/questionFields.ts';
import { useDocument, useSelection, useTemplateIndex } from '../store/useEditor.ts';
import { GroupsOfTemplates } from './GroupsOfTemplates.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import { PaletteSection } from './PaletteSection.tsx';
import { findInsertionPlace, type InsertionPlace } from './planInsertion.ts';
import { ReadyMadeGroups } from './ReadyMadeGroups.tsx';
import { useInsertion } from './useInsertion.ts';
import { useText } from '../panels/useText.ts';
import { usePartNames } from '../inspector/usePartNames.ts';

/**
 * What can be inserted: questions of each type, ready-made groups, and groups of other templates. A click or Enter inserts
 * behind the selected part, which the palette names. The search takes the focus on each new request.
 */
export function Palette({ focusRequest }: { readonly focusRequest?: object | undefined }) {
  const text = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusRequest !== undefined) search.current?.focus();
  }, [focusRequest]);
  const describePlace = usePlaceText();
  const place = findInsertionPlace(useDocument(), useSelection());
  const insert = useInsertion();
  const wanted = query.trim().toLowerCase();
  const matches = (...words: readonly string[]) => words.some((word) => word.toLowerCase().includes(wanted));
  const types = componentTypesInOrder.filter((type) => matches(type, text(`componentType.${type}`)));

  function insertFound(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || isComposing(event) || wanted === '') return;
    const section = event.currentTarget.closest('section');
    const found = [...(section?.querySelectorAll<HTMLElement>('.templates-palette-item:not([aria-disabled])') ?? [])];
    const chosen = found.find(({ textContent }) => textContent.trim().toLowerCase() === wanted) ?? found[0];
    if (!chosen) return;
    chosen.click();
    setQuery('');
  }
  return (
    <Stack as="section" gap={12} aria-label={text('palette.title')} className="templates-palette">
      <InputGroup
        inputRef={search}
        type="search"
        fill
        aria-label={text('palette.search')}
        placeholder={text('palette.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={insertFound}
        aria-describedby={id}
      />
      <Text as="p" size="small" tone="neutral">
        {describePlace(place)}
      </Text>
      <p id={id} className="bdk-hidden">
        {text('palette.enter')}
      </p>
      {types.length > 0 && (
        <PaletteSection title={text('palette.types')} isDense>
          {types.map((type) => (
            <PaletteItem key={type} name={text(`componentType.${type}`)} onInsert={() => insert.question(type)} />
          ))}
        </PaletteSection>
      )}
      <ReadyMadeGroups matches={matches} onInsert={insert.systemComponent} />
      <GroupsOfTemplates matches={matches} onInsert={insert.group} />
      <p role="status" className="bdk-hidden">
        {insert.said}
      </p>
    </Stack>
  );
}

/** Returns the function that says where a part is inserted. */
function usePlaceText(): (place: InsertionPlace) => string {
  const text = useText();
  const { pages, groups, questions } = useTemplateIndex();
  const { nameOfPage, nameOfGroup, nameOfQuestion } = usePartNames();
  return ({ pageID = '', groupID = '', questionID = '' }) => {
    const page = pages.get(pageID)?.page;
    const group = groups.get(groupID)?.group;
    const question = questions.get(questionID)?.question;
    if (page === undefined) return text('palette.place.newPage');
    if (group === undefined) return text('palette.place.page', { page: nameOfPage(page) });
    if (question === undefined) return text('palette.place.group', { group: nameOfGroup(group) });
    return text('palette.place.question', { question: nameOfQuestion(question), group: nameOfGroup(group) });
  };
}
