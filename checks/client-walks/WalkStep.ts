import type { WireFault } from './FaultyWire.ts';

/** A step of a walk; `faults` meet the requests of the step, one each. */
export type WalkStep =
  | { readonly do: 'open'; readonly target: number }
  | { readonly do: 'type' | 'discard' | 'reload' }
  | { readonly do: 'save' | 'publish' | 'job' | 'retry' | 'check'; readonly faults: readonly WireFault[] }
  | { readonly do: 'colleague'; readonly target: number }
  | { readonly do: 'pass'; readonly seconds: number };
