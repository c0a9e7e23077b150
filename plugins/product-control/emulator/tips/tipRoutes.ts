import { getTips, type Tip, tipPlaces, updateTips } from '@brokerdesk/api';
import {
  checkVersion,
  createRequiredProblem,
  diffFields,
  duplicateTexts,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  type RequestContext,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { TipsRow } from './tipRows.ts';

export const tipRoutes: readonly Route[] = [
  route(getTips, (context) => ({ code: 'OK', data: describe(findTips(context)) })),

  route(updateTips, (context, { body }) => {
    const before = findTips(context);
    const staleError = checkVersion(before, body.version, () => describe(before));
    if (staleError) return staleError;
    const problems = findProblems(body.tips);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const after: TipsRow = { ...before, tips: sortTips(body.tips), ...stamp(context, before) };
    context.change((draft) => draft.put('tips', after.brokerCode, after));
    context.recordOperation({
      targetID: after.brokerCode,
      changes: diffFields(byPlace(before.tips), byPlace(after.tips), tipPlaces),
    });
    return { code: 'OK', data: describe(after) };
  }),
];

/** A broker that has never written tips begins with empty ones. */
function findTips(context: RequestContext): TipsRow {
  const brokerCode = context.brokerCode ?? '';
  const empty = tipPlaces.map((place) => ({ place, shown: false, textEN: '', textSC: '', textTC: '' }));
  const neverUpdated = { version: 0, updateTime: new Date(0).toISOString(), updateBy: '' };
  return context.row<TipsRow>('tips', brokerCode) ?? { brokerCode, tips: empty, ...neverUpdated };
}

function describe({ tips, version, updateTime, updateBy }: TipsRow) {
  return { tips: [...tips], version, updateTime, updateBy };
}

function findProblems(tips: readonly Tip[]): LocalizedFieldProblem[] {
  const problems: LocalizedFieldProblem[] = [];
  const seen = new Set<string>();
  for (const [index, tip] of tips.entries()) {
    if (seen.has(tip.place)) problems.push({ path: `tips.${index}.place`, rule: 'unique', texts: duplicateTexts });
    seen.add(tip.place);
    for (const field of ['textEN', 'textSC', 'textTC'] as const)
      if (tip.shown && tip[field] === '') problems.push(createRequiredProblem(`tips.${index}.${field}`));
  }
  const missing = tipPlaces.filter((place) => !seen.has(place));
  return missing.length === 0 ? problems : [...problems, missingPlaces(missing)];
}

function missingPlaces(places: readonly string[]): LocalizedFieldProblem {
  const names = places.join(', ');
  return {
    path: 'tips',
    rule: 'complete',
    texts: message(`Missing: ${names}.`, `缺少：${names}。`, `欠缺：${names}。`),
  };
}

function sortTips(tips: readonly Tip[]): Tip[] {
  return tips.toSorted((left, right) => tipPlaces.indexOf(left.place) - tipPlaces.indexOf(right.place));
}

function byPlace(tips: readonly Tip[]): Readonly<Record<Tip['place'], Tip | null>> {
  const places = Object.fromEntries(tipPlaces.map((place) => [place, null])) as Record<Tip['place'], Tip | null>;
  for (const tip of tips) places[tip.place] = tip;
  return places;
}
