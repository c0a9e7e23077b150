import { setClassification } from '../../../model/edits/setFields.ts';
import { freshID } from '../../../model/identifiers.ts';
import { withFields } from '../../../model/mapParts.ts';
import { repairBands } from '../../../model/scores.ts';
import type { ScoreBand } from '../../../model/TemplateDocument.ts';
import { useEditorActions } from '../store/useEditor.ts';
import { useText } from '../panels/useText.ts';

/** What users do with the classes. */
export interface ClassEdits {
  readonly change: (index: number, change: Partial<ScoreBand>, field?: string) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** Exchanges the places of two classes; each place keeps its totals, so that the order of the classes is that of the points. */
  readonly move: (index: number, to: number) => void;
  /** Repairs the ends so that every total has exactly one class. */
  readonly close: () => void;
}

/** Returns the edits of the classes; each is one step. */
export function useClassEdits(maximum: number): ClassEdits {
  const text = useText();
  const { edit, readDocument } = useEditorActions();
  const bands = () => readDocument().classification;
  const store = (step: Parameters<typeof nameStep>[0], next: readonly ScoreBand[], mergeKey?: string) =>
    edit(nameStep(step), setClassification(next), mergeKey);

  function nameStep(step: 'change' | 'add' | 'remove' | 'move' | 'close'): string {
    return text(`scores.step.${step}`);
  }
  return {
    change: (index, change, field) =>
      store(
        'change',
        bands().map((band, at) => (at === index ? withFields(band, change) : band)),
        field === undefined ? undefined : `classification.${index}.${field}`,
      ),
    add: () => {
      const from = Math.min(maximum, (bands().at(-1)?.to ?? -1) + 1);
      const value = freshID('CLASS1', new Set(bands().map((band) => band.value)));
      store('add', [...bands(), { value, label: { EN: '', SC: '', TC: '' }, from, to: maximum }]);
    },
    remove: (index) => store('remove', bands().toSpliced(index, 1)),
    move: (index, to) => {
      const [one, other] = [bands()[index], bands()[to]];
      if (one === undefined || other === undefined) return;
      const ends = ({ from, to: end }: ScoreBand) => ({ from, to: end });
      store(
        'move',
        bands()
          .with(index, { ...other, ...ends(one) })
          .with(to, { ...one, ...ends(other) }),
      );
    },
    close: () => store('close', repairBands(bands(), maximum)),
  };
}
