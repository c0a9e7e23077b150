import { Stack } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { renamePage } from '../../../model/edits/rename.ts';
import { setPage } from '../../../model/edits/setFields.ts';
import { useEditorActions, useIsFrozen, useTemplateIndex } from '../store/useEditor.ts';
import { FieldProblemsContext } from './fields/FieldProblems.ts';
import { IdentifierInput } from './fields/IdentifierInput.tsx';
import { LanguageTexts } from './fields/LanguageTexts.tsx';
import { LocalTextInput } from './fields/LocalTextInput.tsx';
import { useProblemsOf } from './useProblemsOf.ts';
import { useText } from '../panels/useText.ts';

/** The fields of a page: its title and its identifier. */
export function PageInspector({ pageID }: { readonly pageID: string }) {
  const { pages } = useTemplateIndex();
  const { edit } = useEditorActions();
  const isFrozen = useIsFrozen();
  const text = useText();
  const placed = pages.get(pageID);
  const problems = useProblemsOf({ kind: 'page', id: pageID });
  if (placed === undefined) return null;
  return (
    <FieldProblemsContext value={problems}>
      <Stack>
        <LanguageTexts label={text('inspector.texts')}>
          {(language) => (
            <LocalTextInput
              path="title."
              label={text('inspector.pageTitle')}
              language={language}
              value={placed.page.title}
              onChange={(title, key) =>
                edit(text('inspector.step.pageTitle'), setPage(pageID, { title }), `${pageID}.title.${key}`)
              }
              limit={templateLimits.nameLength}
              isRequired
            />
          )}
        </LanguageTexts>
        <IdentifierInput
          path="pageID"
          value={pageID}
          isTaken={(id) => pages.has(id)}
          lockedReason={isFrozen(pageID, 'page') ? text('inspector.id.frozen') : undefined}
          onRename={(id) =>
            edit(text('inspector.step.rename'), renamePage(pageID, id), { select: { kind: 'page', pageID: id } })
          }
        />
      </Stack>
    </FieldProblemsContext>
  );
}
