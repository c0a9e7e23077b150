import type { ReusableGroup, SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { useHost } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { textKeys } from '../inspector/fields/textKeys.ts';
import type { ComponentType } from '../inspector/questionFields.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { useEditorActions, useSelection } from '../store/useEditor.ts';
import { newQuestion } from './newQuestion.ts';
import { findInsertionPlace, type Insertion, planGroup, planQuestion, planSystemComponent } from './planInsertion.ts';
import { useText } from '../panels/useText.ts';

/** What the palette inserts, each as one step; what was inserted is selected, ready to be written. */
export interface PaletteInsertion {
  readonly question: (type: ComponentType) => void;
  readonly systemComponent: (item: SystemComponent) => void;
  readonly group: (item: ReusableGroup) => void;
  /** What was inserted last, for assistive technology. */
  readonly said: string;
}

/** Inserts parts behind the selected one. */
export function useInsertion(): PaletteInsertion {
  const text = useText();
  const { language } = useHost();
  const selection = useSelection();
  const { edit, select, readDocument } = useEditorActions();
  const [said, setSaid] = useState('');

  function insert(label: string, { edit: change, plan }: Insertion) {
    const [first] = plan.questionIDs;
    const added: EditorSelection = { kind: 'questions', questionIDs: plan.questionIDs };
    edit(label, change, first === undefined ? {} : { select: added });
    const dropped = plan.dropped.length;
    setSaid(
      [
        text('palette.inserted', { count: plan.questionIDs.length }),
        ...(dropped > 0 ? [text('palette.dropped', { count: dropped })] : []),
      ].join(' '),
    );
    return first;
  }
  const place = () => findInsertionPlace(readDocument(), selection);
  return {
    said,
    question(type) {
      const step = text('palette.step.question', { type: text(`componentType.${type}`) });
      const added = insert(step, planQuestion(readDocument(), newQuestion(type), place()));
      // The user goes on with its label.
      if (added !== undefined) select({ kind: 'questions', questionIDs: [added] }, `label.${textKeys[language]}`);
    },
    systemComponent: (item) =>
      void insert(text('palette.step.group'), planSystemComponent(readDocument(), item, place())),
    group: ({ profiles: _profiles, ...group }) =>
      void insert(text('palette.step.group'), planGroup(readDocument(), group, place())),
  };
}
