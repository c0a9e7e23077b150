/** Names and texts that clients have, with characters that small fonts lack. */
export const hardTexts: readonly string[] = [
  '陳大文',
  '陳䶮𠮷',
  '𨋢𡃁嘅啲',
  '㑇𤧬龘',
  'Nguyễn Thị Lụa',
  'Łukasz Wójcik',
  "O’Neill-D'Arcy",
  'Gïñçŏ Ŧēśţ',
  'Yes',
  '1',
  '九龍彩虹邨金碧樓 12 樓',
  'Łukasz 𨋢 Nguyễn 䶮',
];

/** Options of questions whose values are names that single boxes have, too. */
export const optionSets: readonly (readonly string[])[] = [
  ['YES', 'NO'],
  ['NO', 'Yes'],
  ['1', '2', '3', '4'],
  ['On', 'Half', 'None'],
  ['HK', 'CN', 'US'],
  ['2', '1', '0'],
  ['risk', 'agree'],
];
