import type { DefinitionRule } from '@brokerdesk/plugin-sdk/build';

/** The rules of a definition that a review checks; the last two are warnings. */
export type ReviewRule =
  | 'FUNCTION_UNKNOWN'
  | 'PLUGIN_ID_RESERVED'
  | 'PLG_SDK_RANGE'
  | 'PATH_INVALID'
  | 'INTERNAL_REQUIRES'
  | 'TARGET_UNKNOWN'
  | 'PAGE_IS_ACTION'
  | 'ORDER_WITHOUT_EFFECT';

/** One thing that is wrong with a definition, or probably not as its author expects. */
export interface DefinitionFinding<Rule extends string = ReviewRule | DefinitionRule | 'DEFINITION_UNREADABLE'> {
  readonly rule: Rule;
  /** The word in the source that it is about; empty if there is none. */
  readonly subject: string;
  readonly message: string;
  /** The name that was probably meant, as a sentence to append to the advice. */
  readonly meant?: string;
}

/** What a review finds. */
export type ReviewFinding = DefinitionFinding<ReviewRule>;
