// Blueprint's style sheet makes every element inherit `box-sizing`, which costs a style recalculation of the whole page
// for each change near its root. It also contains a font for icons that we draw as SVG, and the rules of all components:
// two thirds of them are of components that the portal does not have, and the page would wait for them at each sign-in.
import type { Plugin } from 'vite';

const sheet = /[\\/]@blueprintjs[\\/][^?]*\.css(?:\?|$)/;

/**
 * The components and texts of Blueprint that nothing in the portal renders, by the first words of their class names.
 * `checks/blueprintStyles.test.ts` lists the components that are rendered: another one needs its rules, so its name goes.
 */
const unusedParts = [
  'alert|blockquote|breadcrumb|button-group|callout|card|code|collapse|compound-tag|control-card|dialog|drawer',
  'editable-text|entity-title|file|form-group|form-helper|heading|hotkey|html-table|key|label|link|list|menu',
  'multistep-dialog|navbar|non-ideal-state|numeric-input|overflow-list|overlay|panel-stack|popover|portal|progress',
  'running-text|section|segmented-control|select|slider|submenu|tab|tag-input|toast|tooltip|tree',
].join('|');
const unusedClass = new RegExp(String.raw`\.bp\d+-(?:${unusedParts})(?:s|\d)?(?:-[\w-]+)?(?![\w-])`);

/** Patches Blueprint's style sheets while they are compiled. */
export function patchBlueprintStyles(): Plugin {
  return {
    name: 'brokerdesk:blueprint-styles',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler: (code) => ({ code: patchStyles(code), map: null }),
    },
  };
}

/**
 * Returns a Blueprint style sheet without its icon font and without the rules of components that are not rendered, and
 * with one `border-box` rule for all elements.
 */
export function patchStyles(css: string): string {
  const patched = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(\*,\s*\*::?before,\s*\*::?after\s*\{\s*box-sizing:\s*)inherit/g, '$1border-box')
    .replace(/@font-face\s*\{[^}]*blueprint-icons[^}]*\}/g, '')
    .replace(/\.bp\d+-icon-[\w-]+::?before\s*\{[^}]*content:[^}]*\}/g, '');
  return removeEmpty(patched.replace(/([^{};]+)(\{[^{}]*\})/g, keepUsed));
}

/** Returns a rule with those of its selectors that can match, or nothing. */
function keepUsed(rule: string, selectors: string, declarations: string): string {
  if (selectors.trimStart().startsWith('@')) return rule;
  const used = selectors.split(/,(?![^()]*\))/).filter((selector) => !unusedClass.test(withoutNegations(selector)));
  return used.length === 0 ? '' : used.join(',') + declarations;
}

/** A selector that excludes elements does not say which ones it is for. */
function withoutNegations(selector: string): string {
  return selector.replace(/:not\([^()]*\)/g, '');
}

function removeEmpty(css: string): string {
  return css.replace(/@(?:media|supports)[^{}]*\{\s*\}/g, '');
}
