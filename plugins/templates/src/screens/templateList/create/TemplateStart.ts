import type { LocalText, ProfileDetail, ScoreBandOnWire, TemplatePage } from '@brokerdesk/plugin-sdk/api';
import type { FilesValue } from '@brokerdesk/plugin-sdk/forms';

/** What a new template starts from: the core questions, another template, or a question file. */
export type TemplateStart = 'core' | 'copy' | 'file';

/** The values of the form for a new template. */
export type NewTemplateValues = {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly start: TemplateStart;
  /** The template to copy; empty until one is chosen. */
  readonly copyOf: string;
  readonly file: FilesValue;
};

/** The questions with which a template is created. */
export interface StartContent {
  readonly pages: TemplatePage[];
  readonly classification: ScoreBandOnWire[];
  readonly blockedCNIP?: boolean;
}

/** Returns the content of a copy of a template. Identifiers need to be unique in one template only, so they stay. */
export function copyContent({ pages, classification, blockedCNIP }: ProfileDetail): StartContent {
  return { pages, classification, blockedCNIP };
}

const longestName = 200;

/** Returns the names of a copy, each in its own language, whatever language the user works in. */
export function nameCopy({ EN, SC, TC }: LocalText): LocalText {
  return {
    EN: `Copy of ${EN}`.slice(0, longestName),
    SC: `${SC.slice(0, longestName - 4)}（副本）`,
    TC: `${TC.slice(0, longestName - 4)}（副本）`,
  };
}
