import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { UnreachableError } from '../services/errors.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { ErrorState } from './ErrorState.tsx';

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
    const text = useKitText();
    const [loaded, setLoaded] = useState<{ readonly part: ComponentType<Props> | undefined } | undefined>(
      () => fetched && { part: fetched },
    );
    useEffect(() => {
      if (loaded !== undefined) return undefined;
      let isCurrent = true;
      fetchOnce().then(
        (part) => isCurrent && setLoaded({ part }),
        () => isCurrent && setLoaded({ part: undefined }),
      );
      return () => {
        isCurrent = false;
      };
    }, [loaded]);
    if (loaded === undefined) return waiting;
    if (loaded.part !== undefined) return <loaded.part {...props} />;
    const error = new UnreachableError('OFFLINE', { message: 'A part of a screen could not be fetched.' });
    return <ErrorState title={text('part.failed')} error={error} onRetry={() => setLoaded(undefined)} />;
  }

  return Object.assign(Part, {
    preload: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}
