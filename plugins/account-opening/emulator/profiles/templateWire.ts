// Rows store a group's name as one text in three languages; the wire spells it nameEN, nameSC and nameTC.
import type { DeepReadonly, TemplateComponent, TemplateGroup, TemplatePage } from '@brokerdesk/api';
import { type Component, type Group, type Page } from '../../demo/profiles/Profile.ts';
import { coreComponents } from '../../demo/profiles/systemComponents.ts';

const coreIDs = new Set(coreComponents.map(({ questionID }) => questionID));

/** Pages as the wire has them. */
export function toWireTemplate(pages: readonly Page[]): TemplatePage[] {
  return pages.map(({ pageID, title, groups }) => ({ pageID, title, groups: groups.map(toWireGroup) }));
}

export function toWireGroup({ groupID, name, components }: Group): TemplateGroup {
  return {
    groupID,
    nameEN: name.EN,
    nameSC: name.SC,
    nameTC: name.TC,
    components: components.map(toWireComponent),
  };
}

/** A component as the wire describes it. Rows have the same fields, because only valid components are stored. */
export function toWireComponent(component: Component): TemplateComponent {
  return component as TemplateComponent;
}

/** Pages as rows store them; the server determines which questions are core. */
export function fromWireTemplate(pages: DeepReadonly<readonly TemplatePage[]>): Page[] {
  return pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    groups: groups.map(({ groupID, nameEN, nameSC, nameTC, components }) => ({
      groupID,
      name: { EN: nameEN, SC: nameSC, TC: nameTC },
      components: components.map(({ core: _core, ...component }) =>
        coreIDs.has(component.questionID) ? { ...component, core: true } : component,
      ),
    })),
  }));
}
