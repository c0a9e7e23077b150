/** What `admin-cli doctor` has found out about one thing. */
export interface Diagnosis {
  /** The examined package, port, folder or setting. */
  readonly name: string;
  /** A warning does not keep the commands from working. */
  readonly state: 'ok' | 'warning' | 'wrong';
  /** What is there. */
  readonly text: string;
  /** The remedy; absent if nothing has to be done. */
  readonly remedy?: string;
}

/** A diagnosis that needs nothing. */
export function sound(name: string, text: string): Diagnosis {
  return { name, state: 'ok', text };
}

/** A diagnosis that needs something. */
export function wrong(name: string, text: string, remedy: string): Diagnosis {
  return { name, state: 'wrong', text, remedy };
}

/** A diagnosis that may become a problem. */
export function warning(name: string, text: string, remedy: string): Diagnosis {
  return { name, state: 'warning', text, remedy };
}
