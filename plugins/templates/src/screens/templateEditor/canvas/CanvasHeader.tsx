import { IconButton, Row, Text, textIn, useFormats, useHotkeys, useHost } from '@brokerdesk/plugin-sdk';
import type { QuestionPage } from '../../../model/TemplateDocument.ts';
import { nextIcon, previousIcon } from '../editorIcons.ts';
import { useEditorActions, useSelection } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import type { ShownPage } from './useShownPage.ts';

/** The title of the page on the canvas, which selects it, and the ways to the pages beside it. */
export function CanvasHeader({ page, shown }: { readonly page: QuestionPage; readonly shown: ShownPage }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const { select } = useEditorActions();
  const selection = useSelection();
  const goTo = (pageID: string | undefined) => pageID !== undefined && select({ kind: 'page', pageID });
  useHotkeys([
    { keys: '[', description: text('editor.previousPage'), run: () => goTo(shown.previous) },
    { keys: ']', description: text('editor.nextPage'), run: () => goTo(shown.next) },
  ]);
  return (
    <Row justify="between">
      <h2>
        <button
          type="button"
          className="templates-part-button"
          aria-pressed={selection.kind === 'page'}
          onClick={() => goTo(page.pageID)}
        >
          {textIn(page.title, language) || text('editor.noTitle')}
        </button>
      </h2>
      <Row gap={4}>
        <IconButton
          label={text('editor.previousPage')}
          paths={previousIcon}
          shortcut="["
          aria-disabled={shown.previous === undefined}
          onClick={() => goTo(shown.previous)}
        />
        <Text tone="neutral" size="small">
          {text('editor.pageOf', { position: count(shown.position + 1), count: count(shown.count) })}
        </Text>
        <IconButton
          label={text('editor.nextPage')}
          paths={nextIcon}
          shortcut="]"
          aria-disabled={shown.next === undefined}
          onClick={() => goTo(shown.next)}
        />
      </Row>
    </Row>
  );
}
