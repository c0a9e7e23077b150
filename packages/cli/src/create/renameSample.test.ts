import { describe, expect, it } from 'vitest';
import { nameForms, pluralOf, titleOf, toKebab } from './nameForms.ts';
import { renameSample } from './renameSample.ts';

const titles = { en: 'Branch visits', 'zh-Hans': '网点到访', 'zh-Hant': '分行到訪' };

describe('names', () => {
  it.each([
    ['visits', ['visits', 'visits', 'visits', 'Visits', 'VISITS']],
    ['branch-visits', ['branch-visits', 'branch_visits', 'branchVisits', 'BranchVisits', 'BRANCH_VISITS']],
    ['top-10-lists2', ['top-10-lists2', 'top_10_lists2', 'top10Lists2', 'Top10Lists2', 'TOP_10_LISTS2']],
  ])('%s has five spellings', (name, spellings) => {
    expect(Object.values(nameForms(name))).toEqual(spellings);
  });

  it('become headings', () => expect(titleOf('top-10-lists')).toBe('Top 10 lists'));

  it.each([
    ['complaint', 'complaints'],
    ['client-enquiry', 'client-enquiries'],
    ['survey', 'surveys'],
    ['fee-analysis', 'fee-analyses'],
    ['tax', 'taxes'],
    ['watch', 'watches'],
  ])('%s has the plural %s', (noun, plural) => expect(pluralOf(noun)).toBe(plural));

  it.each([
    ['BranchVisits', 'branch-visits'],
    ['branch visits!', 'branch-visits'],
    ['2nd_Branch', 'nd-branch'],
    ['到访', ''],
  ])('%s becomes the name %s', (text, name) => expect(toKebab(text)).toBe(name));
});

describe('a template', () => {
  it('gets the name in every spelling, in contents and paths', () => {
    const files = new Map([
      [
        'src/samplePlugin/SamplePluginScreen.tsx',
        'sample-plugin sample_plugin samplePluginRows SamplePluginScreen X_SAMPLE_PLUGIN_EDIT Sample plugin 示例插件 範例插件',
      ],
    ]);
    expect([...renameSample(files, { name: 'branch-visits', titles })]).toEqual([
      [
        'src/branchVisits/BranchVisitsScreen.tsx',
        'branch-visits branch_visits branchVisitsRows BranchVisitsScreen X_BRANCH_VISITS_EDIT Branch visits 网点到访 分行到訪',
      ],
    ]);
  });

  const itemText = `SamplePluginSample samplePluginSamples /sample_plugin/samples/{sampleID} listSamples SMP-1
A sample item is a sample item. Sample items: many sample items, 示例, 範例; 示例插件`;

  it('has records unless told otherwise', () => {
    expect([...renameSample(new Map([['src/sampleList.ts', itemText]]), { name: 'branch-visits', titles })]).toEqual([
      [
        'src/recordList.ts',
        `BranchVisitsRecord branchVisitsRecords /branch_visits/records/{recordID} listRecords REC-1
A record is a record. Records: many records, 记录, 記錄; 网点到访`,
      ],
    ]);
  });

  it('calls its rows by an own noun, in prose and in code', () => {
    const item = { name: 'open-enquiry', titles: { 'zh-Hans': '未结咨询', 'zh-Hant': '未結查詢' } };
    const files = new Map([['src/sampleList.ts', itemText]]);
    expect([...renameSample(files, { name: 'branch-visits', titles, item })]).toEqual([
      [
        'src/openEnquiryList.ts',
        `OpenEnquiry branchVisitsOpenEnquiries /branch_visits/open_enquiries/{openEnquiryID} listOpenEnquiries OPE-1
An open enquiry is an open enquiry. Open enquiries: many open enquiries, 未结咨询, 未結查詢; 网点到访`,
      ],
    ]);
    const [[, text] = []] = renameSample(files, { name: 'open-enquiries', titles, item });
    expect(text).toContain('OpenEnquiry openEnquiries /open_enquiries/{openEnquiryID} ');
  });

  it('gets a function of the product for its first one, and keeps the others', () => {
    const identity = { name: 'branch-visits', titles, functionCode: 'RAO_DATA_CHART' };
    const files = new Map([['a.ts', 'X_SAMPLE_PLUGIN: X_SAMPLE_PLUGIN_EDIT']]);
    expect([...renameSample(files, identity).values()]).toEqual(['RAO_DATA_CHART: X_BRANCH_VISITS_EDIT']);
  });

  it('is renamed once when the new name contains the old one, or a title has the sign of a replacement', () => {
    const identity = { name: 'my-sample-plugin', titles: { ...titles, en: 'Fees in $& and $1' } };
    const files = new Map([['a.ts', 'sample-plugin: Sample plugin']]);
    expect([...renameSample(files, identity).values()]).toEqual(['my-sample-plugin: Fees in $& and $1']);
  });

  it('keeps the bytes of a file that is not text', () => {
    const picture = Uint8Array.of(0x89, 0x50, 0xff, ...new TextEncoder().encode('sample-plugin'));
    const zeros = new TextEncoder().encode('\0sample-plugin');
    const files = new Map([
      ['samplePlugin.png', picture],
      ['zeros.bin', zeros],
    ]);
    const renamed = renameSample(files, { name: 'visits', titles });
    expect([...renamed.keys()]).toEqual(['visits.png', 'zeros.bin']);
    expect([...renamed.values()]).toEqual([picture, zeros]);
  });
});
