import type { Question } from '../../../model/TemplateDocument.ts';
import { startingOptions } from '../inspector/changeType.ts';
import { type ComponentType, hasField } from '../inspector/questionFields.ts';

const noText = { EN: '', SC: '', TC: '' } as const;

/**
 * Returns a question of a type with nothing but what it must have. Its texts are empty, so that the problem list names
 * them until the user has written them.
 */
export function newQuestion(type: ComponentType): Question {
  return {
    questionID: type.toLowerCase(),
    type,
    label: noText,
    required: hasField(type, 'required'),
    ...(hasField(type, 'options') ? { options: startingOptions() } : {}),
  };
}
