import { type FunctionCode, functionCodes } from '@brokerdesk/api';
import { functionNames } from '@brokerdesk/mock-server';
import { CliError } from '../errors.ts';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { findPlugins, type PluginSource } from '../plugins/findPlugins.ts';
import { suggest } from '../suggest.ts';
import { type ProductPlace, productPlaces } from './productPlaces.ts';
import type { Titles } from './renameSample.ts';

/** An area or a page of the product's tree. */
export interface ProductFunction {
  readonly code: FunctionCode;
  readonly titles: Titles;
  /** Undefined if neither the specification nor a plugin gives it one. */
  readonly place: ProductPlace | undefined;
}

/** A page of the product's tree that no plugin owns yet, or an action that opens a tab of one. */
export interface ProductPage extends ProductFunction {
  /** The area that the page is in; undefined for a page below another one. */
  readonly area: ProductFunction | undefined;
  /** The page whose tab an action opens; undefined for a page. */
  readonly tabOf: ProductFunction | undefined;
  /** Whether the page stands in the tabs of the page above it. */
  readonly isTab: boolean;
}

/** The plugins of the product, and the one that gets the page. */
export interface PagePlugins {
  /** Those that may own it; the product's by default. */
  readonly plugins?: readonly PluginSource[] | undefined;
  /** The folder of the plugin that gets it; undefined for a new one. */
  readonly folder?: string | undefined;
}

/**
 * Returns what the product's tree and the specification say about a page, or a tab, that a plugin is to own.
 * @throws `FUNCTION_INVALID` if the tree has no such page; `FUNCTION_OWNED_TWICE` if a plugin of the product owns it;
 *   `PLUGIN_UNREADABLE` if a plugin that may own it cannot be read
 */
export async function findProductFunction(code: string, { plugins, folder }: PagePlugins = {}): Promise<ProductPage> {
  if (!isProductCode(code)) {
    throw new CliError('FUNCTION_INVALID', {
      message: `The product's tree has no function ${code}.`,
      hint: `Without --function the plugin gets one of its own, which begins with X_.${suggest(code, Object.keys(functionCodes))}`,
    });
  }
  const { kind, name } = functionCodes[code];
  if (kind === 'area') {
    throw new CliError('FUNCTION_INVALID', {
      message: `${code} (${name}) is not a page but an area of the product's tree, and a screen needs a page.`,
      hint: 'admin-cli functions lists the tree.',
    });
  }
  const sources = plugins ?? (await findPlugins(folder === undefined ? [] : [folder]));
  const { described, broken } = await describePlugins(sources);
  const tabOf = kind === 'action' ? parentOf(code) : undefined;
  const above = parentOf(tabOf ?? code);
  const ownerOf = (one: string) => described.find(({ description }) => Object.hasOwn(description.functions, one));
  const owner = ownerOf(tabOf ?? code);
  // A plugin gets further tabs in its own pages.
  if (owner !== undefined && !(tabOf !== undefined && owner.source.folder === folder)) {
    const { id } = owner.description;
    const option = tabOf === undefined ? '' : ` --function ${code}`;
    throw new CliError('FUNCTION_OWNED_TWICE', {
      message:
        tabOf === undefined
          ? `The plugin ${id} owns ${code} already, and a function has one owner.`
          : `${code} (${name}) opens a tab of ${tabOf}, which the plugin ${id} owns, and a function has one owner.`,
      hint: `Extend that plugin: admin-cli create screen <name>${option} --directory ${owner.source.folder}`,
    });
  }
  const unread = broken.find(({ source, description }) => source.folder !== folder && description === undefined);
  // It may own the page as well.
  if (owner === undefined && unread !== undefined) throw unread.error;
  return {
    ...toFunction(code, described),
    area: above !== undefined && functionCodes[above].kind === 'area' ? toFunction(above, described) : undefined,
    tabOf: tabOf && toFunction(tabOf, described),
    isTab: above !== undefined && ownerOf(above)?.description.functions[above]?.kind === 'tabs',
  };
}

function parentOf(code: FunctionCode): FunctionCode | undefined {
  const { parent } = functionCodes[code];
  return parent !== null && isProductCode(parent) ? parent : undefined;
}

function toFunction(code: FunctionCode, described: readonly DescribedPlugin[]): ProductFunction {
  const [simplified, traditional] = functionNames[code];
  return {
    code,
    titles: { en: functionCodes[code].name, 'zh-Hans': simplified, 'zh-Hant': traditional },
    place: declaredPlace(code, described) ?? productPlaces[code],
  };
}

/** Several plugins may declare an area, and then in the same way. */
function declaredPlace(code: string, described: readonly DescribedPlugin[]): ProductPlace | undefined {
  for (const { description } of described) {
    const { path, menu } = description.functions[code] ?? {};
    if (path !== undefined && menu !== undefined) return { path, icon: menu.icon };
  }
  return undefined;
}

function isProductCode(code: string): code is FunctionCode {
  return Object.hasOwn(functionCodes, code);
}
