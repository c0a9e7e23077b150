import { type DataOf, type getTips, type Tip, tipPlaces } from '@brokerdesk/plugin-sdk/api';

/** The tips of a broker with their version. */
export type TipList = DataOf<typeof getTips>;

type TipTexts = Pick<Tip, 'shown' | 'textEN' | 'textSC' | 'textTC'>;

/** The values of the form: the tips by their places. */
export type TipValues = { readonly [Place in Tip['place']]: TipTexts };

const noTip: TipTexts = { shown: false, textEN: '', textSC: '', textTC: '' };

/** Returns the values of the form for the tips of the server. */
export function valuesOfTips({ tips }: Pick<TipList, 'tips'>): TipValues {
  const valueAt = (place: Tip['place']) => {
    const { shown, textEN, textSC, textTC } = tips.find((tip) => tip.place === place) ?? noTip;
    return [place, { shown, textEN, textSC, textTC }];
  };
  return Object.fromEntries(tipPlaces.map(valueAt)) as TipValues;
}

/** Returns the body of the call for the values of the form. */
export function bodyOfTips(values: TipValues): { readonly tips: Tip[] } {
  return { tips: tipPlaces.map((place) => ({ place, ...values[place] })) };
}

/** Returns the field for a path of the body, such as `tips.0.textEN`. */
export function fieldOfPath(path: string): string | undefined {
  const [, index = '', rest] = /^tips\.(\d+)\.(.+)$/.exec(path) ?? [];
  const place = tipPlaces[Number(index)];
  return rest === undefined || place === undefined ? undefined : `${place}.${rest}`;
}

/** Lists the texts that a shown tip lacks, as paths of the form. */
export function findMissingTexts(values: TipValues): readonly string[] {
  return tipPlaces.flatMap((place) => {
    const tip = values[place];
    const texts = ['textEN', 'textSC', 'textTC'] as const;
    return tip.shown ? texts.filter((name) => tip[name].trim() === '').map((name) => `${place}.${name}`) : [];
  });
}
