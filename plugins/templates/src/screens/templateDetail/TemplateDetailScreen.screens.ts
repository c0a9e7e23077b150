import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/detail';
const standard = 'DEMO-P-STANDARD';
const staffPlan = 'DEMO-P-STAFF-PLAN';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'template',
    open: (visit) => openTemplate(visit, { id: standard }, '.templates-question'),
    read: {
      method: 'GET',
      path: '/profiles/{id}',
      open: (visit) => visit.goTo(path, { params: { id: standard } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'template, texts in all languages',
    async open(visit) {
      await openTemplate(visit, { id: staffPlan }, '.templates-question');
      await visit.page.locator('main [type=checkbox]').first().click();
      await visit.waitFor('.templates-question [lang=zh-Hant]');
    },
  },
  {
    name: 'template, no question found',
    async open(visit) {
      await openTemplate(visit, { id: staffPlan }, '.templates-question');
      await visit.page.locator('main [type=search]').fill('xyzzy');
      await visit.waitFor('.bdk-state');
    },
  },
  {
    name: 'template, details',
    open: (visit) => openTemplate(visit, { id: standard, tab: 'details' }, '[role=tabpanel] dl'),
  },
  {
    name: 'template, two versions compared',
    open: (visit) =>
      openTemplate(visit, { id: staffPlan, tab: 'versions', before: '1', after: '3' }, '[role=tabpanel] section li'),
  },
  {
    name: 'template, history with what a publication changed',
    async open(visit) {
      await openTemplate(visit, { id: staffPlan, tab: 'history' }, '[role=tabpanel] button[aria-expanded]');
      await visit.page.locator('[role=tabpanel] button[aria-expanded]').first().click();
      await visit.waitFor('[role=tabpanel] .bdk-diff-change, [role=tabpanel] section li');
    },
  },
  {
    name: 'template, an earlier version',
    open: (visit) => openTemplate(visit, { id: staffPlan, version: '1' }, '.bdk-callout'),
  },
  {
    name: 'template, fields of an opening form',
    open: (visit) =>
      openTemplate(visit, { id: standard, tab: 'forms', form: 'DEMO-T-INDIVIDUAL' }, '.bdk-pdf-sheet[data-drawn]'),
  },
  {
    name: 'template, an opening form in use',
    async open(visit) {
      await openTemplate(visit, { id: standard, tab: 'forms' }, '[role=tabpanel] td button');
      await visit.openDialog('[role=tabpanel] td button[data-intent=danger], [role=tabpanel] td button:last-of-type');
    },
  },
  {
    name: 'template, question file',
    open: (visit) => openTemplate(visit, { id: standard, tab: 'file' }, '[role=tabpanel] button'),
  },
  {
    name: 'template, a question file with problems',
    async open(visit) {
      await chooseFile(visit, (content) => {
        questionIn(content, 4).label.TC = '字'.repeat(2001);
        questionIn(content, 5).groupID = 'two words';
      });
      await visit.waitFor(`${openDialog} table`);
    },
  },
  {
    name: 'template, what a question file changes',
    async open(visit) {
      await chooseFile(visit, (content) => {
        questionIn(content, 4).label.TC = '新的問題文字';
        content.questions = content.questions.filter(({ questionID }) => questionID !== 'businessNature');
      });
      await visit.waitFor(`${openDialog} .bdk-diff-change`);
    },
  },
  { name: 'template without an address', open: (visit) => visit.goTo(path, { until: '.bdk-state' }) },
];

function openTemplate(visit: ScreenVisit, params: Readonly<Record<string, string>>, until: string): Promise<void> {
  return visit.goTo(path, { params, until });
}

interface QuestionContent {
  questions: { questionID: string; groupID: string; label: { TC: string } }[];
}

function questionIn({ questions }: QuestionContent, index: number): QuestionContent['questions'][number] {
  const question = questions[index];
  if (!question) throw new Error(`The template has no question ${index}.`);
  return question;
}

/** Downloads the questions, changes them, and chooses the file. */
async function chooseFile(visit: ScreenVisit, change: (content: QuestionContent) => void): Promise<void> {
  const { page } = visit;
  await openTemplate(visit, { id: standard, tab: 'file' }, '[role=tabpanel] section + section button');
  const downloading = page.waitForEvent('download');
  await page.locator('[role=tabpanel] section button').first().click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const content = JSON.parse(Buffer.concat(chunks).toString()) as QuestionContent;
  change(content);
  await visit.openDialog('[role=tabpanel] section + section button');
  const buffer = Buffer.from(JSON.stringify(content));
  await page
    .locator(`${openDialog} input[type=file]`)
    .setInputFiles({ name: 'q.json', mimeType: 'application/json', buffer });
}
