// Parts that a template editor can reuse: groups that the broker already has, and preset components.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { localText } from './lists.ts';
import { scoreBand, templateComponent, templateGroup } from './templatePages.ts';

const reusableGroup = templateGroup.extend({
  /** Templates that contain exactly this group. */
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
  /** True if every template must contain it. */
  core: z.boolean(),
  components: z.array(templateComponent),
  /** Classes that belong to a scored questionnaire; empty for other components. */
  classification: z.array(scoreBand),
});

/** Preset components that the editor offers, such as the identity document. */
export type SystemComponent = z.output<typeof systemComponent>;

/**
 * Lists the preset components that the editor offers: their questions, and whether every template must contain them.
 */
export const listSystemComponents = endpoint({
  method: 'GET',
  path: '/profiles/system_components',
  access: anyOf('RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: { data: z.array(systemComponent) },
});
