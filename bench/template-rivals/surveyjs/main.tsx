// SurveyJS Creator with the same pages, groups as panels, and the tabs for the same job: designer and translation.
import { createRoot } from 'react-dom/client';
import { Serializer } from 'survey-core';
import 'survey-core/survey-core.css';
import 'survey-creator-core/survey-creator-core.css';
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react';
import { pages } from '../template.ts';

type Component = (typeof pages)[number]['groups'][number]['components'][number];

const types: Readonly<Record<string, object>> = {
  Textbox: { type: 'text' },
  Numberbox: { type: 'text', inputType: 'number' },
  Date: { type: 'text', inputType: 'date' },
  Multilinebox: { type: 'comment' },
  Radiobox: { type: 'radiogroup' },
  Checkbox: { type: 'checkbox' },
  Selectbox: { type: 'dropdown' },
};

Serializer.addProperty('itemvalue', { name: 'score', type: 'number' });

function toText({ EN, SC, TC }: { readonly EN: string; readonly SC: string; readonly TC: string }) {
  return { default: EN, 'zh-cn': SC, 'zh-tw': TC };
}

function toElement({ questionID, type, label, help, required, options, shownIf }: Component) {
  return {
    ...types[type],
    name: questionID,
    title: toText(label),
    ...(help && { description: toText(help) }),
    isRequired: required,
    ...(options && {
      choices: options.map((option) => ({ value: option.value, text: toText(option.label), score: option.score })),
    }),
    ...(shownIf && {
      visibleIf: `{${shownIf.questionID}} anyof [${shownIf.values.map((one) => `'${one}'`).join(', ')}]`,
    }),
  };
}

const creator = new SurveyCreator({ showTranslationTab: true, showJSONEditorTab: false, showPreviewTab: false });
// One category after the other instead of one at a time, so that options are at hand without another press.
creator.showOneCategoryInPropertyGrid = false;
creator.JSON = {
  pages: pages.map(({ pageID, title, groups }) => ({
    name: pageID,
    title: toText(title),
    elements: groups.map(({ groupID, nameEN, nameSC, nameTC, components }) => ({
      type: 'panel',
      name: groupID,
      title: toText({ EN: nameEN, SC: nameSC, TC: nameTC }),
      elements: components.map(toElement),
    })),
  })),
};
// Its drags are made through its model, as its own drop does.
Object.assign(globalThis, { creator });

const root = document.getElementById('root');
if (root) {
  root.style.blockSize = '100dvh';
  createRoot(root).render(<SurveyCreatorComponent creator={creator} />);
}
