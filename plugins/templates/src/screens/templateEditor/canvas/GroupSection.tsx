import { Button, Stack } from '@brokerdesk/plugin-sdk';
import { memo, type MouseEvent, useCallback } from 'react';
import type { QuestionGroup } from '../../../model/TemplateDocument.ts';
import { keyOf } from '../outline/outlineNodes.ts';
import { useEditorActions } from '../store/useEditor.ts';
import { useShownNames } from '../useShownNames.ts';
import { useText } from '../useText.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { CardDrop } from './useCardDrag.ts';

/** Where a question is to be added, and the button that was pressed for it. */
export interface AddRequest {
  readonly groupID: string;
  readonly index: number;
  readonly anchor: HTMLElement;
}

/** Props of {@link GroupSection}. */
export interface GroupSectionProps {
  readonly group: QuestionGroup;
  readonly selectedIDs: readonly string[];
  /** The card of the page that Tab reaches. */
  readonly activeID: string | undefined;
  readonly isSelected: boolean;
  /** The number of problems by the key of a part in the outline. */
  readonly counts: ReadonlyMap<string, number>;
  /** Where dragged questions would be dropped, if it is in this group. */
  readonly drop: CardDrop | undefined;
  readonly onSelect: (questionID: string, event: MouseEvent) => void;
  readonly onAdd: (request: AddRequest) => void;
}

/** A group with its questions as cards. */
export const GroupSection = memo(function GroupSection(props: GroupSectionProps) {
  const { group, selectedIDs, activeID, isSelected, counts, drop, onSelect, onAdd } = props;
  const text = useText();
  const { select } = useEditorActions();
  const { groupID, components } = group;
  const { nameOfGroup } = useShownNames();
  const name = nameOfGroup(group);
  const isDropped = drop !== undefined && drop.questionID === undefined;
  const addBefore = useCallback(
    (questionID: string, anchor: HTMLElement) => {
      onAdd({ groupID, index: components.findIndex((one) => one.questionID === questionID), anchor });
    },
    [groupID, components, onAdd],
  );
  return (
    <Stack as="section" gap={8} aria-label={name} data-group={groupID} data-drop={isDropped || undefined}>
      <h3>
        <button
          type="button"
          className="templates-part-button"
          aria-pressed={isSelected}
          onClick={() => select({ kind: 'group', groupID })}
        >
          {name}
        </button>
      </h3>
      {components.length > 0 && (
        <ul className="templates-cards">
          {components.map((question) => (
            <QuestionCard
              key={question.questionID}
              question={question}
              problems={counts.get(keyOf('question', question.questionID)) ?? 0}
              isSelected={selectedIDs.includes(question.questionID)}
              isActive={question.questionID === activeID}
              dropSide={drop?.questionID === question.questionID ? drop.side : undefined}
              onSelect={onSelect}
              onAddBefore={addBefore}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="minimal"
          size="small"
          onClick={({ currentTarget }) => onAdd({ groupID, index: components.length, anchor: currentTarget })}
        >
          {text('editor.addQuestion')}
        </Button>
      </div>
    </Stack>
  );
});
