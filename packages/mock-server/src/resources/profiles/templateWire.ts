// Rows keep a group's name as one text in three languages; the wire spells it nameEN, nameSC and nameTC.
import type { TemplateComponent, TemplateGroup, TemplatePage } from '@brokerdesk/api';
import { type Component, coreComponents, type Group, type Page } from '@brokerdesk/fixtures';

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

/** A component as the wire has it. Rows hold nothing else, as only what fits the contract becomes one. */
export function toWireComponent(component: Component): TemplateComponent {
  return component as TemplateComponent;
}

/** Pages as rows have them; which questions are core is for the server to say. */
export function fromWireTemplate(pages: readonly TemplatePage[]): Page[] {
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
