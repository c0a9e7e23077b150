// Highcharts with the modules that the charts use. The modules extend the library when they are imported.
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import 'highcharts/esm/modules/funnel.js';
import 'highcharts/esm/modules/pattern-fill.js';

// The page's policy forbids the style element that it would add; `charts.css` has the colours.
Highcharts.setOptions({ palette: { injectCSS: false } });

export { Highcharts };
