import { Button, EmptyState, Menu } from '@brokerdesk/plugin-sdk';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { InsertCommands } from '../commands/useInsertCommands.ts';
import { useEditorActions, usePage, useProblemCounts, useSelection } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { CanvasHeader } from './CanvasHeader.tsx';
import { type AddRequest, GroupSection } from './GroupSection.tsx';
import { useCardDrag } from './useCardDrag.ts';
import { useShownPage } from './useShownPage.ts';
import { type ComponentType, componentTypesInOrder } from '../inspector/questionFields.ts';

/** Props of {@link QuestionTypeMenu}. */
interface QuestionTypeMenuProps {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onChoose: (type: ComponentType) => void;
  readonly onClose: () => void;
}

/** The selected page as applicants see it: its groups with their questions, which are selected here, too. */
export function Canvas({ insert }: { readonly insert: InsertCommands }) {
  const text = useText();
  const { select } = useEditorActions();
  const selection = useSelection();
  const shown = useShownPage();
  const page = usePage(shown.pageID ?? '');
  const counts = useProblemCounts();
  const container = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<AddRequest>();
  const { drop, handlers } = useCardDrag();
  const selectedIDs = selection.kind === 'questions' ? selection.questionIDs : noIDs;
  const lead = selectedIDs.at(-1);
  useEffect(() => {
    const card = lead === undefined ? undefined : container.current?.querySelector(cardOf(lead));
    card?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  }, [lead]);
  const selectCard = useCallback(
    (questionID: string, { ctrlKey, metaKey }: MouseEvent) => {
      const others = ctrlKey || metaKey ? selectedIDs.filter((id) => id !== questionID) : [];
      select({ kind: 'questions', questionIDs: [...others, questionID] });
    },
    [select, selectedIDs],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const questionID = focusNeighbour(event);
    if (questionID !== undefined) select({ kind: 'questions', questionIDs: [questionID] });
  }
  if (page === undefined) return <NoPages onAdd={() => insert.addPage()} />;
  const questions = page.groups.flatMap(({ components }) => components);
  const isHere = questions.some(({ questionID }) => questionID === lead);
  return (
    <div
      ref={container}
      role="group"
      aria-label={text('editor.canvas')}
      className="bdk-layout-stack"
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <CanvasHeader page={page} shown={shown} />
      {page.groups.map((group) => (
        <GroupSection
          key={group.groupID}
          group={group}
          selectedIDs={selectedIDs}
          activeID={isHere ? lead : questions[0]?.questionID}
          isSelected={selection.kind === 'group' && selection.groupID === group.groupID}
          counts={counts}
          drop={drop?.groupID === group.groupID ? drop : undefined}
          onSelect={selectCard}
          onAdd={setAdding}
        />
      ))}
      <div>
        <Button
          variant="minimal"
          onClick={() => {
            select({ kind: 'page', pageID: page.pageID });
            insert.addGroup();
          }}
        >
          {text('editor.addGroup')}
        </Button>
      </div>
      {adding && (
        <QuestionTypeMenu
          anchor={adding.anchor}
          onChoose={(type) => insert.addQuestion(type, adding)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}

const noIDs: readonly string[] = [];

function NoPages({ onAdd }: { readonly onAdd: () => void }) {
  const text = useText();
  return (
    <EmptyState title={text('editor.noPages')} action={<Button onClick={onAdd}>{text('editor.addPage')}</Button>}>
      {text('editor.noPagesHint')}
    </EmptyState>
  );
}

/** Focuses the question above or below the focused one, if an arrow key asks for it, and returns its identifier. */
function focusNeighbour(event: KeyboardEvent<HTMLDivElement>): string | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey) return undefined;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')];
  const position = cards.findIndex((card) => card === event.target);
  const neighbour = position < 0 ? undefined : cards[position + step];
  if (neighbour === undefined) return undefined;
  event.preventDefault();
  neighbour.focus();
  return neighbour.dataset['question'];
}

function cardOf(questionID: string): string {
  return `[data-question="${CSS.escape(questionID)}"]`;
}

/** The type of a new question. */
function QuestionTypeMenu({ anchor, onChoose, onClose }: QuestionTypeMenuProps) {
  const text = useText();
  const items = componentTypesInOrder.map((type) => ({
    id: type,
    label: text(`componentType.${type}`),
    run: () => onChoose(type),
  }));
  return <Menu anchor={anchor} label={text('editor.addQuestion')} items={items} onClose={onClose} />;
}
