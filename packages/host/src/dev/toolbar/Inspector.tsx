import { Text } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { contributionKey } from '../../plugins/ContributionTarget.ts';
import { findRenderer } from './findRenderer.ts';

interface Found {
  readonly bounds: DOMRect;
  readonly name: string;
}

/** Names the contribution under the pointer, until Escape or a click ends it. */
export function Inspector({ onEnd }: { readonly onEnd: () => void }) {
  const [found, setFound] = useState<Found>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('pointermove', ({ target }) => target instanceof Element && setFound(describe(target)), options);
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        end();
      },
      options,
    );
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
    return () => controller.abort();
  }, []);
  if (!found) return null;
  const { x, y, width, height } = found.bounds;
  return (
    <div
      style={{
        position: 'fixed',
        pointerEvents: 'none',
        outline: '2px solid var(--bd-focus)',
        insetInlineStart: x,
        insetBlockStart: y,
        inlineSize: width,
        blockSize: height,
      }}
    >
      <Text role="status" size="small" className="bdk-card" style={{ padding: 4 }}>
        {found.name}
      </Text>
    </div>
  );
}

function describe(element: Element): Found {
  const target = findRenderer(element);
  return { bounds: element.getBoundingClientRect(), name: target ? contributionKey(target) : 'the host' };
}
