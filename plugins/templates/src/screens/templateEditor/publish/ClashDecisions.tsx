import { Button, Choice, Row, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { clashKey, type MergeClash, type MergeSide } from '../../../model/merge/MergeClash.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import { useText } from '../useText.ts';
import { useClashText } from './useClashText.ts';

/** Whose version the user has chosen, by `clashKey`. */
export type ClashChoices = ReadonlyMap<string, MergeSide>;

/** Props of {@link ClashDecisions}. */
export interface ClashDecisionsProps {
  readonly clashes: readonly MergeClash[];
  readonly mine: TemplateDocument;
  readonly theirs: TemplateDocument;
  readonly choices: ClashChoices;
  readonly onChange: (choices: ClashChoices) => void;
}

/** The changes that both users made, each to be decided: this user's version or the other one's. */
export function ClashDecisions({ clashes, mine, theirs, choices, onChange }: ClashDecisionsProps) {
  const text = useText();
  const id = useId();
  const describe = useClashText(mine, theirs);
  const chooseAll = (side: MergeSide) => onChange(new Map(clashes.map((clash) => [clashKey(clash), side])));
  return (
    <Stack gap={8}>
      <Row wrap justify="between">
        <Text as="p" bold>
          {text('editor.conflict.clashes', { count: clashes.length })}
        </Text>
        {clashes.length > 1 && (
          <Row wrap gap={4}>
            <Button variant="minimal" size="small" onClick={() => chooseAll('mine')}>
              {text('editor.conflict.allMine')}
            </Button>
            <Button variant="minimal" size="small" onClick={() => chooseAll('theirs')}>
              {text('editor.conflict.allTheirs')}
            </Button>
          </Row>
        )}
      </Row>
      {clashes.map((clash) => {
        const key = clashKey(clash);
        const { name, lang, ...versions } = describe(clash);
        return (
          <fieldset key={key} className="templates-clash">
            <legend>{name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <Choice
                key={side}
                type="radio"
                name={`${id} ${key}`}
                checked={choices.get(key) === side}
                onChange={() => onChange(new Map(choices).set(key, side))}
                label={
                  <>
                    <Text tone="neutral">{text(`editor.conflict.${side}`)}</Text>{' '}
                    <span {...(lang !== undefined && { lang, translate: 'no' })}>{versions[side]}</span>
                  </>
                }
              />
            ))}
          </fieldset>
        );
      })}
    </Stack>
  );
}
