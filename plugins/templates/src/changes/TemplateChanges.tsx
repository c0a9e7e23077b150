import { Row, Stack, StatusTag, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type DiffChange, DiffView } from '@brokerdesk/plugin-sdk/forms';
import { useMemo } from 'react';
import { type ChangedPart, compareTemplates, type TemplateChange } from '../model/compareTemplates.ts';
import { findQuestion, groupsOf, type TemplateDocument, type Text as LocalName } from '../model/TemplateDocument.ts';
import { languageOfField, useQuestionWords } from '../words/useQuestionWords.ts';
import { countChanges, groupChanges, type PartChanges } from './groupChanges.ts';
import { useText } from '../screens/useText.ts';

/** Props of {@link TemplateChanges}. */
export interface TemplateChangesProps {
  readonly before: TemplateDocument;
  readonly after: TemplateDocument;
  /** Names the differences for screen readers. */
  readonly label: string;
}

const kinds = ['page', 'group', 'question', 'class'] as const;
const tones = { added: 'progress', removed: 'failed', moved: 'waiting', changed: 'waiting' } as const;

/** The differences between two states of a template: by page, group, question and field, in words. */
export function TemplateChanges({ before, after, label }: TemplateChangesProps) {
  const text = useText();
  const { count } = useFormats();
  const parts = useMemo(() => groupChanges(compareTemplates(before, after)), [before, after]);
  if (parts.length === 0) return <p>{text('templateChange.none')}</p>;
  const totals = kinds
    .map((kind) => ({ kind, ...countChanges(parts, kind) }))
    .filter(({ added, changed, removed }) => added + changed + removed > 0);
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={4}>
        {totals.map(({ kind, added, changed, removed }) => (
          <li key={kind}>
            {text('templateChange.count', {
              part: text(`templateChange.parts.${kind}`),
              added: count(added),
              changed: count(changed),
              removed: count(removed),
            })}
          </li>
        ))}
      </Stack>
      <Stack as="ul" gap={16} aria-label={label}>
        {parts.map((own) => (
          <li key={`${own.part.kind} ${own.part.id}`}>
            <PartDifference {...own} before={before} after={after} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type Documents = Pick<TemplateChangesProps, 'before' | 'after'>;

function PartDifference({ part, state, changes, before, after }: PartChanges & Documents) {
  const text = useText();
  const nameOf = usePartName();
  const fields = useFieldChanges(changes, { before, after });
  const move = changes.find((change) => change.change === 'moved');
  const name = nameOf(part, state === 'removed' ? before : after);
  return (
    <Stack gap={8}>
      <Row wrap gap={8}>
        <StatusTag tone={tones[state]}>{text(`templateChange.${state}`)}</StatusTag>
        <Text tone="neutral">{text(`part.${part.kind}`)}</Text>
        <Text bold>{name}</Text>
        {part.id !== '' && (
          <Text tone="neutral" size="small">
            <code translate="no">{part.id}</code>
          </Text>
        )}
      </Row>
      {move?.change === 'moved' && (
        <Text as="p" tone="neutral">
          {text('templateChange.movedFrom', {
            from: placeName(move.from.parentID, before),
            fromPosition: move.from.index + 1,
            to: placeName(move.to.parentID, after),
            toPosition: move.to.index + 1,
          })}
        </Text>
      )}
      {fields.length > 0 && <DiffView label={name} changes={fields} />}
    </Stack>
  );

  function placeName(parentID: string, document: TemplateDocument): string {
    if (parentID === '') return nameOf({ kind: 'template', id: '' }, document);
    return nameOf({ kind: part.kind === 'group' ? 'page' : 'group', id: parentID }, document);
  }
}

function usePartName() {
  const { language } = useHost();
  const words = useQuestionWords();
  const inLanguage = (name: LocalName | undefined) => name && textIn(name, language);
  return ({ kind, id }: ChangedPart, document: TemplateDocument): string => {
    if (kind === 'template') return textIn(document.name, language);
    if (kind === 'page') return inLanguage(document.pages.find(({ pageID }) => pageID === id)?.title) ?? id;
    if (kind === 'class') return inLanguage(document.classification.find(({ value }) => value === id)?.label) ?? id;
    if (kind === 'group') {
      const group = groupsOf(document).find(({ groupID }) => groupID === id);
      return group ? textIn({ EN: group.nameEN, SC: group.nameSC, TC: group.nameTC }, language) : id;
    }
    const question = findQuestion(document, id);
    return question ? words.nameOf(question) : id;
  };
}

function useFieldChanges(changes: readonly TemplateChange[], { before, after }: Documents): readonly DiffChange[] {
  const words = useQuestionWords();
  return changes.flatMap((change, index): DiffChange[] => {
    if (change.change !== 'field') return [];
    const { field, part } = change;
    if (field.startsWith('shownIf')) {
      // The question and the answers on which it depends are one condition for readers.
      const isFirst = !changes.slice(0, index).some((one) => one.change === 'field' && one.field.startsWith('shownIf'));
      if (!isFirst) return [];
      const [earlier, later] = [before, after].map((document) =>
        words.conditionOf(findQuestion(document, part.id), document),
      );
      return [{ id: 'shownIf', name: words.fieldName('shownIf'), before: earlier ?? null, after: later ?? null }];
    }
    return [
      {
        id: field,
        name: words.fieldName(field),
        before: words.valueOf(field, change.before),
        after: words.valueOf(field, change.after),
        lang: languageOfField(field),
      },
    ];
  });
}
