import { type ComponentType, lazy, Suspense } from 'react';
import type { AdvertisementsProps } from './Advertisements.tsx';

const Loaded = lazy(async () => {
  let shown: ComponentType<AdvertisementsProps> = Nothing;
  try {
    shown = (await import('./Advertisements.tsx')).Advertisements;
  } catch {
    // Pictures that fail to load must not prevent the user from working.
  }
  return { default: shown };
});

/** The broker's advertisements; their code is fetched only if there are any. */
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
