import type { EmulatorJobContext } from './EmulatorJobContext.ts';

/** Does planned work. Must not wait for anything: what it writes happens together or not at all. */
export type EmulatorJobHandler = (context: EmulatorJobContext, args: never) => void;

/** Handlers by the `type` of the jobs that they do. */
export type EmulatorJobHandlers = Readonly<Record<string, EmulatorJobHandler>>;
