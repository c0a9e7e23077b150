// The shorthand functions for templates.
import { localText } from '@brokerdesk/fixtures';
import type { Component, ComponentType, Group, Option, Page } from './Profile.ts';

/** A text in English, Simplified, Traditional. */
export type Text = readonly [EN: string, SC: string, TC: string];

export function page(pageID: string, title: Text, groups: readonly Group[]): Page {
  return { pageID, title: localText(...title), groups };
}

export function group(groupID: string, name: Text, components: readonly Component[]): Group {
  return { groupID, name: localText(...name), components };
}

type Extra = Partial<Omit<Component, 'type' | 'questionID' | 'label'>>;

/** A question that is required unless `extra` overrides it. */
export function question(type: ComponentType, questionID: string, label: Text, extra: Extra = {}): Component {
  return { questionID, type, label: localText(...label), required: true, ...extra };
}

export function choices(lines: readonly (readonly [value: string, ...Text])[]): readonly Option[] {
  return lines.map(([value, ...label]) => ({ value, label: localText(...label) }));
}

export const yesNo = choices([
  ['NO', 'No', '否', '否'],
  ['YES', 'Yes', '是', '是'],
]);
