#!/usr/bin/env bash
# highcharts 13.1.1 with highcharts-react-official 3.2.3: an option that a render leaves out keeps the value of the render
# before, because the wrapper gives the new options to `Chart.update`, which merges. React's rule is that what a render
# returns describes the whole; its wrapper breaks it. A chart that was stacked stays stacked once `stacking` is left out, and
# its upper values are drawn too high. An explicit `undefined` resets the option; another `key` draws the chart again.
# Source: the wrapper's README, "Optimal way to update" and the properties `allowChartUpdate` and `immutable`: it calls
# `chart.update()` with the new options, and says nothing about options that are left out.
#
# Output seen:
#   stacked: stacking normal, highest 6
#   option left out: stacking normal, highest 6
#   explicit undefined: stacking undefined, highest 4
#   stacked again: stacking normal, highest 6
#   another key: stacking undefined, highest 4
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund \
  highcharts@13.1.1 highcharts-react-official@3.2.3 react@19.3.1 react-dom@19.3.1 jsdom@27.2.0

cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="chart"></div>', { pretendToBeVisual: true });
for (const name of ['document', 'navigator', 'Node', 'HTMLElement', 'Element', 'SVGElement', 'getComputedStyle']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
globalThis.window = window;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { createElement, act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { default: Highcharts } = await import('highcharts/esm/highcharts.js');
const { HighchartsReact } = await import('highcharts-react-official');

const root = createRoot(document.getElementById('chart'));
async function show(title, series, key = 'chart') {
  const options = {
    chart: { type: 'column', animation: false },
    plotOptions: { series },
    series: [{ data: [1, 2] }, { data: [3, 4] }],
  };
  await act(async () => root.render(createElement(HighchartsReact, { key, highcharts: Highcharts, options })));
  const chart = Highcharts.charts.findLast((one) => one !== undefined);
  const { stacking } = chart.series[0].options;
  console.log(`${title}: stacking ${stacking}, highest ${chart.yAxis[0].getExtremes().dataMax}`);
}
await show('stacked', { stacking: 'normal' });
await show('option left out', {});
await show('explicit undefined', { stacking: undefined });
await show('stacked again', { stacking: 'normal' });
await show('another key', {}, 'other');
process.exit(0);
JS

expected='stacked: stacking normal, highest 6
option left out: stacking normal, highest 6
explicit undefined: stacking undefined, highest 4
stacked again: stacking normal, highest 6
another key: stacking undefined, highest 4'
seen="$(node run.mjs 2> errors.txt || { cat errors.txt >&2; exit 1; })"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ]
