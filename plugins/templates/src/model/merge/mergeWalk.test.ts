// Two editors make random changes, and every clash is decided at random: the merged template contains each change that
// does not clash, and the decided side of those that do.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDocument } from '../documentFixture.ts';
import type { TemplateDocument } from '../TemplateDocument.ts';
import { anyStep, stepKinds } from '../walk/editStepsFixture.ts';
import { checkMerge } from './mergeOracleFixture.ts';
import { clashKey, type MergeSide } from './MergeClash.ts';
import { mergeTemplates } from './mergeTemplates.ts';

const base = makeDocument();
const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 5_000 : 60;
const anyEdits = fc.array(anyStep, { maxLength: 8 });
const anySides = fc.array(fc.constantFrom<MergeSide>('mine', 'theirs'), { minLength: 1, maxLength: 8 });

it('contains each change that does not clash and the decided side of those that do, in random edits of two users', () => {
  fc.assert(
    fc.property(anyEdits, anyEdits, anySides, (myEdits, theirEdits, sides) => {
      const versions = { base, mine: walk(myEdits), theirs: walk(theirEdits) };
      const { clashes } = mergeTemplates(versions);
      const keys = clashes.map(clashKey);
      expect(new Set(keys).size).toBe(keys.length);
      const decisions = new Map(keys.map((key, index) => [key, sides[index % sides.length] as MergeSide]));
      const decided = mergeTemplates(versions, (clash) => decisions.get(clashKey(clash)) ?? 'mine');
      expect(decided.clashes.map(clashKey).sort()).toEqual(keys.sort());
      checkMerge(versions, decided, (clash) => decisions.get(clashKey(clash)) as MergeSide);
    }),
    { numRuns: runs },
  );
});

it('returns what one user has changed if the other one has changed nothing', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const changed = walk(edits);
      for (const versions of [
        { base, mine: changed, theirs: base },
        { base, mine: base, theirs: changed },
        { base, mine: changed, theirs: changed },
      ]) {
        expect(mergeTemplates(versions)).toEqual({ document: plain(changed), clashes: [] });
      }
    }),
    { numRuns: runs },
  );
});

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

function walk(steps: readonly Step[]): TemplateDocument {
  return steps.reduce((document, step) => stepKinds[step.kind]?.edit(document, step)(document) ?? document, base);
}

/** Without fields that are undefined, which JSON does not have. */
function plain(document: TemplateDocument): unknown {
  return JSON.parse(JSON.stringify(document));
}
