/** One step of a scenario; tabs 0 to 2 are on one device, tab 3 is on another. */
export type ScenarioStep =
  | { readonly do: 'open' | 'close' | 'act' | 'poll' | 'extend' | 'signOut' | 'freeze' | 'wake'; readonly tab: number }
  | { readonly do: 'signIn'; readonly tab: number; readonly user: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'extendAll' | 'actAll' | 'disable' | 'enable' | 'expire' };
