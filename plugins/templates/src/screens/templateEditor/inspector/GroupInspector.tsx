import { Stack, toFlatText, toLocalText } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { renameGroup } from '../../../model/edits/rename.ts';
import { setGroup } from '../../../model/edits/setFields.ts';
import { useEditorActions, useIsFrozen, useTemplateIndex } from '../store/useEditor.ts';
import { FieldProblemsContext } from './fields/FieldProblems.ts';
import { IdentifierInput } from './fields/IdentifierInput.tsx';
import { LanguageTexts } from './fields/LanguageTexts.tsx';
import { LocalTextInput } from './fields/LocalTextInput.tsx';
import { useProblemsOf } from './useProblemsOf.ts';
import { useText } from '../panels/useText.ts';

/** The fields of a group: its name and its identifier. */
export function GroupInspector({ groupID }: { readonly groupID: string }) {
  const { groups } = useTemplateIndex();
  const { edit } = useEditorActions();
  const isFrozen = useIsFrozen();
  const text = useText();
  const placed = groups.get(groupID);
  const problems = useProblemsOf({ kind: 'group', id: groupID });
  if (placed === undefined) return null;
  return (
    <FieldProblemsContext value={problems}>
      <Stack>
        <LanguageTexts label={text('inspector.texts')}>
          {(language) => (
            <LocalTextInput
              path="name"
              label={text('inspector.groupName')}
              language={language}
              value={toLocalText(placed.group, 'name')}
              onChange={(name, key) =>
                edit(
                  text('inspector.step.groupName'),
                  setGroup(groupID, toFlatText('name', name)),
                  `${groupID}.name.${key}`,
                )
              }
              limit={templateLimits.nameLength}
              isRequired
            />
          )}
        </LanguageTexts>
        <IdentifierInput
          path="groupID"
          value={groupID}
          isTaken={(id) => groups.has(id)}
          lockedReason={isFrozen(groupID, 'group') ? text('inspector.id.frozen') : undefined}
          onRename={(id) =>
            edit(text('inspector.step.rename'), renameGroup(groupID, id), { select: { kind: 'group', groupID: id } })
          }
        />
      </Stack>
    </FieldProblemsContext>
  );
}
