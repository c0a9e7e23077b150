// Measures how fast the editor of templates responds with 200 questions on 30 pages, beside SurveyJS Creator with the same
// template: the same edits, one browser, in turns, a fresh page each round.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { measureContestants } from './measureContestants.ts';
import { editSurvey } from './surveyCreatorEdits.ts';
import { type TemplateMeasure, templateMeasures } from './templateEdits.ts';
import { editTemplate } from './templateEditorEdits.ts';
import { createEditTimer, type EditTime } from './timeEditSteps.ts';

const area = 'templateEditor';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const contestants = { ours: editTemplate, surveyjs: editSurvey } as const;
type Contestant = keyof typeof contestants;
type Times = Readonly<Record<Contestant, readonly EditTime<TemplateMeasure>[]>>;

/** Measures both editors. */
export async function run(): Promise<BenchRow[]> {
  installRivals();
  const times = await measureContestants('template-rivals', ['ours', 'surveyjs'], measure);
  return (Object.keys(templateMeasures) as TemplateMeasure[]).map((one) => describe(one, times));
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const times: Record<Contestant, EditTime<TemplateMeasure>[]> = { ours: [], surveyjs: [] };
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['ours', 'surveyjs'] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
      await page.goto(`${address}${name}/index.html`);
      const time = await createEditTimer<TemplateMeasure>(page);
      for await (const step of contestants[name](page)) {
        const measured = await time(step);
        if (round > 0) times[name].push(measured);
      }
      await page.close();
    }
  }
  return times;
}

function describe(measured: TemplateMeasure, { ours, surveyjs }: Times): BenchRow {
  const of = (all: Times[Contestant]) => {
    const own = all.filter((time) => time.measure === measured);
    return { shown: median(own.map(({ shown }) => shown)), processor: median(own.map(({ processor }) => processor)) };
  };
  const [mine, other] = [of(ours), of(surveyjs)];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return {
    area,
    measure: templateMeasures[measured],
    value: `${ms(mine.shown)}, main thread ${ms(mine.processor)}`,
    ratio: `SurveyJS Creator ${ms(other.shown)}, ${ms(other.processor)} (${(mine.processor / other.processor).toFixed(2)})`,
    aim: 'at most 50 ms',
  };
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'template-rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing SurveyJS Creator into bench/template-rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('SurveyJS Creator could not be installed: run `npm ci` in bench/template-rivals.');
}
