import { type ComponentType, lazy, Suspense } from 'react';
import type { AdvertisementsProps } from './Advertisements.tsx';

const Loaded = lazy(async () => {
  let shown: ComponentType<AdvertisementsProps> = Nothing;
  try {
    shown = (await import('./Advertisements.tsx')).Advertisements;
  } catch {
    // Pictures that do not arrive are no reason to keep anybody from working.
  }
  return { default: shown };
});

/** The broker's advertisements, with their code fetched only where there are any. */
export function LazyAdvertisements(props: AdvertisementsProps) {
  if (props.advertisements.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
