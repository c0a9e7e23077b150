import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PartFailure } from './PartFailure.tsx';

/** A part of a screen that is a separate file of the portal. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the file before the part is shown; what fails now is fetched again, and reported, when it is shown. */
  readonly preload: () => Promise<void>;
}

/** The options of {@link lazyPart}. */
export interface LazyPartOptions {
  /** Shown until the part is there; nothing by default, which suits a dialog. It must not take the focus. */
  readonly waiting?: ReactNode;
}

/**
 * Makes a part that is fetched when it is first shown, or before. Once it has been fetched, it is there at once. If that
 * fails, only this part says so, with a button that tries again: the screen and what the user has typed stay.
 *
 * @example
 * const Scores = lazyPart(async () => (await import('./Scores.tsx')).Scores, { waiting: <SkeletonLines count={6} /> });
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null }: LazyPartOptions = {},
): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  async function fetchOnce(): Promise<ComponentType<Props>> {
    fetched ??= await load();
    return fetched;
  }

  function Part(props: Props) {
    const [loaded, setLoaded] = useState<
      { readonly part?: ComponentType<Props> | undefined; readonly error?: unknown } | undefined
    >(() => fetched && { part: fetched });
    useEffect(() => {
      if (loaded !== undefined) return undefined;
      let isCurrent = true;
      fetchOnce().then(
        (part) => isCurrent && setLoaded({ part }),
        (error: unknown) => isCurrent && setLoaded({ error }),
      );
      return () => {
        isCurrent = false;
      };
    }, [loaded]);
    if (loaded === undefined) return waiting;
    if (loaded.part !== undefined) return <loaded.part {...props} />;
    return <PartFailure error={loaded.error} onRetry={() => setLoaded(undefined)} onClose={closeOf(props)} />;
  }

  return Object.assign(Part, {
    preload: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}

/** By convention, what a dialog calls when it is closed. */
function closeOf(props: { readonly onClose?: unknown }): (() => void) | undefined {
  return typeof props.onClose === 'function' ? () => (props.onClose as () => void)() : undefined;
}
