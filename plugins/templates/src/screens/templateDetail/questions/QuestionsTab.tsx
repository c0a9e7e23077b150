import {
  Button,
  Choice,
  EmptyState,
  InputGroup,
  LinkButton,
  Row,
  Stack,
  Text,
  textIn,
  useFormats,
  useHost,
  useNavigation,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { documentOf, type QuestionPage, questionsOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { useText } from '../../useText.ts';
import { QuestionView } from './QuestionView.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import { searchPages } from './searchPages.ts';
import './QuestionsTab.css';

/** The questions of a template page by page: an outline to jump, a search, and every field of every question. */
export function QuestionsTab({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { count } = useFormats();
  const [typed, setTyped] = useState('');
  const [showsAllLanguages, setShowsAllLanguages] = useState(false);
  const search = useDeferredValue(typed.trim());
  const document = useMemo(() => documentOf(template), [template]);
  const pages = useMemo(() => searchPages(document.pages, search), [document, search]);
  const moveTo = useJump();
  const jump = useCallback(
    (id: string) => {
      // The search may have left it out.
      setTyped('');
      moveTo(id);
    },
    [moveTo],
  );
  // As the server counts: notes and breaks ask nothing.
  const found = questionsOf({ pages }).filter(({ type }) => type !== 'Label' && type !== 'Linebreak').length;
  return (
    <div className="templates-questions">
      <Stack as="nav" gap={8} aria-label={text('templateQuestions.outline')} className="templates-outline">
        <InputGroup
          type="search"
          value={typed}
          aria-label={text('templateQuestions.search')}
          placeholder={text('templateQuestions.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Text as="p" size="small" tone="neutral" role="status">
          {text('templateQuestions.found', { count: found, number: count(found) })}
        </Text>
        <Outline pages={pages} onJump={jump} />
      </Stack>
      <Stack gap={24}>
        <Choice
          type="checkbox"
          checked={showsAllLanguages}
          label={text('templateQuestions.allLanguages')}
          onChange={(event) => setShowsAllLanguages(event.target.checked)}
        />
        {pages.length === 0 && (
          <EmptyState title={text('templateQuestions.none')}>
            <Button onClick={() => setTyped('')}>{text('templateQuestions.clear')}</Button>
          </EmptyState>
        )}
        {pages.map((page) => (
          <PageQuestions key={page.pageID} {...{ page, document, showsAllLanguages }} onJump={jump} />
        ))}
        {search === '' && template.classification.length > 0 && (
          <Stack as="section" gap={12}>
            <h2>{text('templateQuestions.classes')}</h2>
            <ScoreScale bands={template.classification} />
          </Stack>
        )}
      </Stack>
    </div>
  );
}

interface OutlineProps {
  readonly pages: readonly QuestionPage[];
  readonly onJump: (id: string) => void;
}

/** The pages and their groups, each of which leads to its questions. */
function Outline({ pages, onJump }: OutlineProps) {
  const { language } = useHost();
  return (
    <Stack as="ol" gap={4}>
      {pages.map(({ pageID, title, groups }, index) => (
        <li key={pageID}>
          <LinkButton onClick={() => onJump(pageID)}>
            {index + 1}. {textIn(title, language)}
          </LinkButton>
          <Stack as="ul" gap={0} className="templates-outline-groups">
            {groups.map(({ groupID, ...names }) => (
              <li key={groupID}>
                <LinkButton onClick={() => onJump(groupID)}>{textIn(groupName(names), language)}</LinkButton>
              </li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

interface PageQuestionsProps {
  readonly page: QuestionPage;
  readonly document: TemplateDocument;
  readonly showsAllLanguages: boolean;
  readonly onJump: (id: string) => void;
}

/** A page with its groups and questions. */
function PageQuestions({ page, document, showsAllLanguages, onJump }: PageQuestionsProps) {
  const { language } = useHost();
  const { pageID, title, groups } = page;
  return (
    <Stack as="section" gap={12} id={anchorOf(pageID)} tabIndex={-1} aria-labelledby={`${pageID}-title`}>
      <Row wrap gap={8}>
        <h2 id={`${pageID}-title`}>{textIn(title, language)}</h2>
        <Identifier id={pageID} />
      </Row>
      {groups.map(({ groupID, components, ...names }) => (
        <Stack as="section" key={groupID} gap={8} id={anchorOf(groupID)} tabIndex={-1}>
          <Row wrap gap={8}>
            <h3>{textIn(groupName(names), language)}</h3>
            <Identifier id={groupID} />
          </Row>
          <Stack as="ul" gap={8}>
            {components.map((question) => (
              <li
                key={question.questionID}
                id={anchorOf(question.questionID)}
                tabIndex={-1}
                className="templates-question"
              >
                <QuestionView {...{ question, document, showsAllLanguages }} onJump={onJump} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** Returns a function that moves to a part of the template; the address then leads to it. */
function useJump() {
  const { setParams } = useNavigation();
  const params = useScreenParams();
  const wanted = params['part'];
  useEffect(() => {
    if (wanted !== undefined) focusPart(wanted);
  }, [wanted]);
  return useCallback(
    (id: string) => {
      if (wanted === id) focusPart(id);
      else void setParams({ ...params, part: id }, { replace: true });
    },
    [wanted, params, setParams],
  );
}

function Identifier({ id }: { readonly id: string }) {
  return (
    <Text tone="neutral" size="small">
      <code translate="no">{id}</code>
    </Text>
  );
}

function groupName({ nameEN, nameSC, nameTC }: Readonly<Record<'nameEN' | 'nameSC' | 'nameTC', string>>) {
  return { EN: nameEN, SC: nameSC, TC: nameTC };
}

function anchorOf(id: string): string {
  return `part-${id}`;
}

function focusPart(id: string): void {
  const element = window.document.getElementById(anchorOf(id));
  element?.scrollIntoView?.({ block: 'start' });
  element?.focus({ preventScroll: true });
}
