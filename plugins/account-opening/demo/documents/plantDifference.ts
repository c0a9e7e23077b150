// About one application in twenty has one picture that differs from the answers in one thing. Which one follows from
// the seed, the application's number and its document type only, so that a list of them is cheap.
import type { ApplicationSummary } from '@brokerdesk/api';
import { type FieldValue, keyedRow, pick, makePerson } from '@brokerdesk/fixtures';
import type {
  DifferenceKind,
  Picture,
  PictureField,
  PictureFields,
  PictureKind,
  PlantedDifference,
} from './Picture.ts';
import { addDays, validityOf } from './pictureDates.ts';

interface PlannedDifference {
  readonly kind: DifferenceKind;
  /** The picture that has it, once the applicant has uploaded it. */
  readonly picture: PictureKind;
}

const share = 1 / 20;

export function planDifference(
  seed: string,
  { applyID, idType }: Pick<ApplicationSummary, 'applyID' | 'idType'>,
): PlannedDifference | null {
  const value = pictureValues(seed, applyID);
  if (value('difference') >= share) return null;
  const possible: readonly PlannedDifference[] = [
    { kind: 'digit', picture: 'identityFront' },
    { kind: 'name', picture: 'identityFront' },
    { kind: 'cutEdge', picture: 'identityFront' },
    { kind: 'oldProof', picture: 'addressProof' },
    { kind: 'otherHolder', picture: 'bankProof' },
    // A Hong Kong identity card does not expire.
    ...(idType === 'HKID' ? [] : [{ kind: 'expired', picture: expiringPictures[idType] } as const]),
  ];
  return pick(possible, value('differenceKind'));
}

const expiringPictures = { MAINLAND_ID: 'identityBack', PASSPORT: 'identityFront' } as const;

/** The values of an application's pictures. */
export function pictureValues(seed: string, applyID: string): FieldValue {
  return keyedRow(seed, 'pictures', applyID);
}

export interface PlantOptions {
  readonly seed: string;
  readonly applyID: string;
  /** The day of the upload. */
  readonly day: string;
}

export function plantDifference(picture: Picture, kind: DifferenceKind, options: PlantOptions): Picture {
  const shown = differences[kind](picture.fields, options);
  const expected = Object.fromEntries(
    Object.keys(shown).map((field) => [field, picture.fields[field as PictureField] ?? '']),
  );
  const difference: PlantedDifference = { kind, expected, shown };
  return { ...picture, difference, fields: kind === 'cutEdge' ? picture.fields : { ...picture.fields, ...shown } };
}

const differences: Readonly<Record<DifferenceKind, (fields: PictureFields, options: PlantOptions) => PictureFields>> = {
  digit: ({ idCardNumber = '', idType }, { seed, applyID }) => {
    const value = pictureValues(seed, applyID);
    // Not the digits of the birth date nor the one that tells the sex, so that nothing else on the card contradicts it.
    const range = idType === 'MAINLAND_ID' ? [2, 3, 4, 5, 14, 15] : [3, 4, 5, 6];
    const places = range.filter((place) => /\d/.test(idCardNumber.charAt(place)));
    const place = places.length === 0 ? 0 : pick(places, value('digitPlace'));
    const digit = (Number(idCardNumber.charAt(place)) || 0) + 1 + Math.floor(value('digit') * 8);
    return { idCardNumber: `${idCardNumber.slice(0, place)}${digit % 10}${idCardNumber.slice(place + 1)}` };
  },
  name: ({ chiName = '', firstName }, { seed, applyID }) => {
    const value = pictureValues(seed, applyID);
    const isLatin = firstName !== undefined && (chiName === '' || value('nameScript') < 0.4);
    if (isLatin) return { firstName: firstName.endsWith('n') ? `${firstName}g` : `${firstName}n` };
    const others = ['文', '安', '志', '明', '永', '康'].filter((character) => !chiName.includes(character));
    return { chiName: chiName.replace(/.$/u, pick(others, value('nameCharacter'))) };
  },
  cutEdge: () => ({ idCardNumber: '' }),
  expired: (fields, { seed, applyID, day }) => {
    const [issued, expires] = [fields.issueDate ?? '', fields.expiryDate ?? ''].map((date) => Number(date.slice(0, 4)));
    const expiryDate = addDays(day, -20 - Math.floor(pictureValues(seed, applyID)('expired') * 400));
    return validityOf(expiryDate, (expires ?? 0) - (issued ?? 0));
  },
  oldProof: (_, { seed, applyID, day }) => ({
    proofDate: addDays(day, -130 - Math.floor(pictureValues(seed, applyID)('oldProof') * 200)),
  }),
  otherHolder: ({ lastName, firstName }, { seed, applyID }) => {
    for (let attempt = 0; ; attempt += 1) {
      const other = makePerson(keyedRow(seed, 'other holders', `${applyID}/${attempt}`));
      if (other.lastName === lastName && other.firstName === firstName) continue;
      return { lastName: other.lastName, firstName: other.firstName, chiName: other.chiName };
    }
  },
};
