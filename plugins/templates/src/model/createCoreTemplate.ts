import type { SystemComponent, TemplateComponent, TemplatePage } from '@brokerdesk/plugin-sdk/api';

/**
 * Returns the questions that every template must contain. A ready-made group that contains them has others, too, such as
 * the pictures of an identity document, which a template may leave out.
 */
export function listCoreComponents(systemComponents: readonly SystemComponent[]): readonly TemplateComponent[] {
  return systemComponents.flatMap(({ components }) => components.filter(({ core }) => core));
}

/** Creates the pages of the smallest valid template: the core questions, one group for each of their ready-made groups. */
export function createCoreTemplate(systemComponents: readonly SystemComponent[]): TemplatePage[] {
  const groups = systemComponents
    .filter(({ core }) => core)
    .map(({ code, name, components }) => ({
      groupID: code,
      nameEN: name.EN,
      nameSC: name.SC,
      nameTC: name.TC,
      components,
    }));
  return [{ pageID: 'applicant', title: { EN: 'About you', SC: '个人资料', TC: '個人資料' }, groups }];
}
