// The forms of Chinese characters that the portal writes. A dictionary of Traditional Chinese has 爲, 覈 and 賬 where Hong Kong
// writes 為, 核 and 帳, and its table for Hong Kong has 户, 説 and 温, which are the forms of a font. The converter of the
// forms and the check of texts use what stands here, so that the check finds nothing in what the converter writes.

/** Converts a text by a dictionary, as opencc-js does. */
export type ConvertText = (text: string) => string;

/** Pairs: a form of the dictionary, of a font or of Taiwan, and the portal's. */
const pairs =
  '户戶 賬帳 啓啟 説說 閲閱 鋭銳 温溫 税稅 兑兌 衞衛 綫線 敍敘 悦悅 脱脫 蜕蛻 卧臥 葱蔥 鈎鉤 枱檯 牀床 羣群 麪麵 峯峰 恆恒 爲為 覈核 ' +
  '臺台 祕秘 衆眾 僞偽 喫吃 纔才 脣唇 竈灶 糉粽 溼濕 癡痴 菸煙 鉢缽 鍼針 棱稜 踊踴 潙溈 嬀媯 柺枴 皁皂 叄叁';

const portalForms = new Map(pairs.split(' ').map(([other = '', own = '']) => [other, own] as const));

/** Words that the dictionary does not know, or not as Hong Kong writes them: Simplified and Traditional. */
const words = [
  ['复核', '覆核'],
  ['发布', '發佈'],
  ['公布', '公布'],
  ['复制', '複製'],
] as const;

const toTraditionalWords: ReadonlyMap<string, string> = new Map([
  ...words,
  ...words.map(([, own]) => [own, own] as const),
]);
const toSimplifiedWords: ReadonlyMap<string, string> = new Map(words.map(([own, other]) => [other, own] as const));

/** Returns the pairs of forms, for tests: one that the portal does not write, and the one that it does. */
export function listPortalForms(): readonly (readonly [other: string, own: string])[] {
  return [...portalForms];
}

/** Returns a converter to Traditional Chinese as the portal writes it, from one to the dictionary's (`t` of OpenCC). */
export function createTraditionalWriter(convert: ConvertText): ConvertText {
  const write = (text: string) =>
    [...convert(text)].map((character) => portalForms.get(character) ?? character).join('');
  return (text) => convertAround(text, { words: toTraditionalWords, convert: write });
}

/** Returns a converter to Simplified Chinese, from one of OpenCC (`hk` to `cn`). */
export function createSimplifiedWriter(convert: ConvertText): ConvertText {
  const write = (text: string) => convert(text).replace(accountSign, '账').replace(particle, '着');
  return (text) => convertAround(text, { words: toSimplifiedWords, convert: write });
}

/** An account, not a tent (帐篷) or a curtain (帐幕, 蚊帐, 营帐). */
const accountSign = /(?<![蚊营])帐(?![篷幕])/g;
/** The particle of 看着 and 沿着, not a work (著作, 名著) or being known (著名, 显著). */
const particle = /(?<![显名原编专巨论土拙合卓昭遗译])著(?![作名述者称录书])/g;

interface WordOptions {
  readonly words: ReadonlyMap<string, string>;
  readonly convert: ConvertText;
}

/** Converts a text with its known words as they are known. */
function convertAround(text: string, { words: known, convert }: WordOptions): string {
  const parts = text.split(new RegExp(`(${[...known.keys()].join('|')})`));
  return parts.map((part, index) => (index % 2 === 1 ? (known.get(part) ?? part) : convert(part))).join('');
}

/** Surnames whose characters are also simplified forms of others: 范 is not 範 in a name. */
const surnames = /^[于余范游郁涂党朴占后岳谷曲]/;
/** Characters that given names keep: 丁后, 王乾. */
const ofGivenNames = /([后乾])/;

/** Returns a converter of the names of persons: of up to three Chinese characters. Other texts are converted as usual. */
export function createNameWriter(convert: ConvertText): ConvertText {
  return (text) => {
    if (!/^\p{Script=Han}{2,3}$/u.test(text.trim())) return convert(text);
    const name = text.trim();
    const [surname = ''] = surnames.exec(name) ?? [];
    const given = name.slice(surname.length).split(ofGivenNames);
    return surname + given.map((part) => (ofGivenNames.test(part) ? part : convert(part))).join('');
  };
}
