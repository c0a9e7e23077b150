// What an editor of templates can take over: groups that the broker already has, and ready components.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { localText } from './lists.ts';
import { scoreBand, templateComponent, templateGroup } from './templatePages.ts';

const reusableGroup = templateGroup.extend({
  /** Templates that hold exactly this group. */
  profiles: z.array(z.object({ profileID: z.string(), name: localText })),
});

/** A group that the broker already has in a template. */
export type ReusableGroup = z.output<typeof reusableGroup>;

/** Lists the groups of the broker's templates, each once, for use in another template. */
export const listProfileGroups = endpoint({
  method: 'GET',
  path: '/profiles/groups',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: { data: z.array(reusableGroup) },
});

const systemComponent = z.object({
  code: z.string(),
  name: localText,
  /** True if every template has to have it. */
  core: z.boolean(),
  components: z.array(templateComponent),
  /** Classes that belong to a scored questionnaire; empty for the others. */
  classification: z.array(scoreBand),
});

/** Ready components that the editor offers, such as the identity document. */
export type SystemComponent = z.output<typeof systemComponent>;

/** Lists the ready components that the editor offers: what each asks, and whether every template has to have it. */
export const listSystemComponents = endpoint({
  method: 'GET',
  path: '/profiles/system_components',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: { data: z.array(systemComponent) },
});
