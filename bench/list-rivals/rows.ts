// The same rows and columns for each contestant: made-up applications, created before the clock starts. The page's
// address contains their number.

export interface Application {
  readonly applyID: string;
  readonly name: string;
  readonly status: string;
  readonly region: string;
  readonly mobile: string;
  readonly idCardNumber: string;
  readonly customAccountNum: string;
  readonly profileName: string;
  readonly applyDate: string;
  readonly statusDate: string;
  readonly deletion: string;
}

export const columns = [
  ['applyID', 'Application', 116],
  ['name', 'Name', 208],
  ['status', 'Status', 180],
  ['region', 'Region', 112],
  ['mobile', 'Mobile', 144],
  ['idCardNumber', 'Identity document', 164],
  ['customAccountNum', 'Account number', 120],
  ['profileName', 'Template', 176],
  ['applyDate', 'Applied', 144],
  ['statusDate', 'Last change', 144],
  ['deletion', 'Deletion', 112],
] as const satisfies readonly (readonly [keyof Application, string, number])[];

const rowCount = Number(new URLSearchParams(location.search).get('rows'));
const surnames = ['Chan', 'Wong', 'Lee', 'Lam', 'Cheung', 'Ho', 'Ng', 'Leung'];
const given = ['Ka Man', 'Tsz Hin', 'Siu Ming', 'Mei Ling', 'Hoi Ting', 'Chun Kit'];
const statuses = ['Submitted', 'Verified', 'Form generated', 'Imported', 'Rejected'];
const regions = ['Hong Kong', 'Mainland China', 'Macau', 'Overseas'];

export const rows: readonly Application[] = Array.from({ length: rowCount }, (_, index) => {
  const pick = <Value>(values: readonly Value[], step: number) => values[(index * step) % values.length] as Value;
  const number = String(index).padStart(6, '0');
  return {
    applyID: `A${number}`,
    name: `${pick(surnames, 7)} ${pick(given, 5)}`,
    status: pick(statuses, 3),
    region: pick(regions, 3),
    mobile: `+852 6${number.slice(0, 3)} ${number.slice(2)}`,
    idCardNumber: `Z${number}(${index % 10})`,
    customAccountNum: `00${number}0`,
    profileName: 'Individual account, Hong Kong',
    applyDate: `2026-0${(index % 9) + 1}-12 10:${String(index % 60).padStart(2, '0')}`,
    statusDate: `2026-0${(index % 9) + 1}-14 16:${String(index % 60).padStart(2, '0')}`,
    deletion: index % 11 === 0 ? `in ${index % 7} days` : '',
  };
});
