import './Inspector.css';
import { PageInspector } from './PageInspector.tsx';
import { GroupInspector } from './GroupInspector.tsx';
import { QuestionInspector } from './QuestionInspector.tsx';
import { SeveralQuestionsInspector } from './SeveralQuestionsInspector.tsx';
import { TemplateInspector } from './TemplateInspector.tsx';
import { isClassField, useFieldFocus } from './useFieldFocus.ts';
import { useSelection } from '../store/useEditor.ts';
import { useText } from '../panels/useText.ts';

/** The fields of what is selected: the template, a page, a group, a question or several. */
export function Inspector() {
  const text = useText();
  const container = useFieldFocus((field) => !isClassField(field));
  return (
    <div
      ref={container}
      role="group"
      aria-label={text('inspector.title')}
      tabIndex={-1}
      className="templates-inspector"
    >
      <SelectedPart />
    </div>
  );
}

function SelectedPart() {
  const selection = useSelection();
  switch (selection.kind) {
    case 'template':
      return <TemplateInspector />;
    case 'page':
      return <PageInspector pageID={selection.pageID} />;
    case 'group':
      return <GroupInspector groupID={selection.groupID} />;
    default: {
      const [first, ...others] = selection.questionIDs;
      if (first === undefined) return null;
      return others.length === 0 ? (
        <QuestionInspector questionID={first} />
      ) : (
        <SeveralQuestionsInspector questionIDs={selection.questionIDs} />
      );
    }
  }
}
