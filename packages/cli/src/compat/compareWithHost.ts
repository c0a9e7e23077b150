// What becomes of an installed plugin in a host: whether it can start, what it would no longer show, and what is going to end.
import { homeCards, type Manifest, satisfiesRange } from '@brokerdesk/plugin-sdk/build';
import { type HostSurface, ownedCodes } from './HostSurface.ts';
import type { InstalledPlugin } from './InstalledPlugin.ts';

/** What was found about one plugin. */
export interface CompatFinding {
  /** Whether the plugin, or a part of it, does not work in the host; otherwise it works, and something is to be done later. */
  readonly breaks: boolean;
  readonly text: string;
  readonly remedy: string;
}

const forAuthors = 'Ask its author for a version for this host.';

/** Compares an installed plugin with what a host offers. */
export function compareWithHost(plugin: InstalledPlugin, host: HostSurface): readonly CompatFinding[] {
  return [
    ...findRange(plugin, host),
    ...findTaken(plugin, host),
    ...findNames(plugin, host),
    ...findSlots(plugin, host),
    ...findFunctions(plugin, host),
    ...findCalls(plugin, host),
  ];
}

function findRange({ manifest: { sdk } }: InstalledPlugin, { version }: HostSurface): readonly CompatFinding[] {
  if (satisfiesRange(version, sdk)) return [];
  const text = `It is for the SDK ${sdk}, and the host has ${version}: the host does not start it.`;
  return [{ breaks: true, text, remedy: `${forAuthors} It has \`sdk: '^${version}'\`.` }];
}

function findTaken({ manifest }: InstalledPlugin, { owned }: HostSurface): readonly CompatFinding[] {
  const others = [...owned].filter(([id]) => id !== manifest.id);
  return ownedCodes(manifest.functions).flatMap((code) => {
    const [owner] = others.find(([, codes]) => codes.has(code)) ?? [];
    if (owner === undefined) return [];
    const text = `It declares ${code}, which the host's plugin ${owner} declares now: a portal cannot have both.`;
    return [
      { breaks: true, text, remedy: `Leave one of them out, or give the plugin a function that begins with X_.` },
    ];
  });
}

function findNames({ manifest: { shared } }: InstalledPlugin, { names }: HostSurface): readonly CompatFinding[] {
  return Object.entries(shared).flatMap(([specifier, imported]): readonly CompatFinding[] => {
    const offered = names.get(specifier);
    if (offered === undefined) {
      const text = `It imports ${specifier}, which the host does not share.`;
      return [{ breaks: true, text, remedy: forAuthors }];
    }
    return imported.flatMap((name): readonly CompatFinding[] => {
      if (name === '*') return [];
      const one = offered.get(name);
      if (one === undefined || one.isType) {
        const text = `It imports ${name} from ${specifier}, which the host does not export.`;
        return [{ breaks: true, text, remedy: forAuthors }];
      }
      if (one.deprecation === undefined) return [];
      const { since, until, day, instead } = one.deprecation;
      const text = `It imports ${name} from ${specifier}, deprecated since ${since}; ${until} does not have it, from ${day} at the earliest.`;
      return [{ breaks: false, text, remedy: instead }];
    });
  });
}

/** Slots of other plugins than the product's are not known here. */
function findSlots({ manifest: { slots } }: InstalledPlugin, host: HostSurface): readonly CompatFinding[] {
  const ownerOf = (slot: string) => slot.split('.')[0] ?? '';
  const owners = new Set([ownerOf(homeCards.id), ...host.owned.keys()]);
  const missing = slots.filter(({ slot }) => !host.slots.has(slot) && owners.has(ownerOf(slot)));
  return missing.map(({ slot, id }) => {
    const text = `It fills the slot ${slot} with ${id}, and the host has no such slot: nothing is shown.`;
    return { breaks: true, text, remedy: forAuthors };
  });
}

function findFunctions({ manifest }: InstalledPlugin, { functions }: HostSurface): readonly CompatFinding[] {
  const named = manifest.codes ?? listNamedCodes(manifest);
  const gone = [...new Set(named)].filter((code) => !isOwn(code) && !functions.has(code));
  return gone.map((code) => {
    const text = `It needs the function ${code}, which is not in the product's tree: what it guards never appears.`;
    return { breaks: true, text, remedy: forAuthors };
  });
}

/** The codes that an older manifest shows; its code may name others. */
function listNamedCodes({ functions, slots, commands = [], records = {} }: Manifest): readonly string[] {
  const children = Object.values(functions).flatMap(({ children: own = {} }) => Object.values(own));
  return [
    ...Object.keys(functions),
    ...[...children, ...slots, ...commands].flatMap(({ requires = [] }) => requires),
    ...commands.flatMap(({ open }) => open?.code ?? []),
    ...Object.values(records)
      .flat()
      .map(({ code }) => code),
  ];
}

/** Whether a code is one of a plugin's functions, or an internal screen. */
function isOwn(code: string): boolean {
  return code.startsWith('X_') || code.includes(':');
}

function findCalls({ manifest, calls }: InstalledPlugin, host: HostSurface): readonly CompatFinding[] {
  const gone = calls.filter((call) => !host.calls.has(call));
  if (manifest.calls !== undefined) {
    return gone.map((call) => {
      const text = `It calls ${call}, which is not in the contract: the back end answers 404.`;
      return { breaks: true, text, remedy: forAuthors };
    });
  }
  return gone.map((call) => {
    const text = `It calls ${call}, which is not in the contract, and was built before plugins said which calls are their own.`;
    return { breaks: false, text, remedy: 'Ask its author whether the back end of its brokers has the call.' };
  });
}
