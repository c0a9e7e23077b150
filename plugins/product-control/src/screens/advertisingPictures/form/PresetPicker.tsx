import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  Row,
  Stack,
  Text,
  useApi,
  useCall,
  useCanCall,
  useFormats,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getSystemFile, listPresetImages, type PresetImage } from '@brokerdesk/plugin-sdk/api';
import { useId, useRef, useState } from 'react';
import { useText } from '../../useText.ts';

interface PresetPickerProps {
  /** Receives the picture. */
  readonly onChoose: (file: File) => void;
}

/** The provider's promotional pictures, shown on demand. The chosen one is fetched, to be uploaded like one of the user's own. */
export function PresetPicker({ onChoose }: PresetPickerProps) {
  const text = useText();
  const canCall = useCanCall();
  const api = useApi();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [fetching, setFetching] = useState<PresetImage>();
  const [failed, setFailed] = useState<PresetImage>();
  if (!canCall(listPresetImages)) return null;

  async function choose(preset: PresetImage) {
    if (fetching) return;
    const pressed = document.activeElement;
    setFetching(preset);
    setFailed(undefined);
    try {
      const blob = await api.callForBlob(getSystemFile, { query: { fileID: preset.imgID } });
      onChoose(new File([blob], preset.fileName, { type: preset.contentType }));
      // The button that was pressed disappears with the pictures; the user may have left it while the picture was fetched.
      const { activeElement } = document;
      if (activeElement === pressed || activeElement === document.body) toggle.current?.focus();
      setIsOpen(false);
    } catch {
      // Whatever the reason is, the user can only try again or take another picture.
      setFailed(preset);
    }
    setFetching(undefined);
  }
  return (
    <Stack gap={12}>
      <Row>
        <Button ref={toggle} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text('images.presets')}
        </Button>
      </Row>
      <div role="alert">
        {isOpen && failed && (
          <Callout tone="failed" title={text('images.fetchFailed')}>
            <Button size="small" onClick={() => void choose(failed)}>
              {text('images.retry', { name: failed.fileName })}
            </Button>
          </Callout>
        )}
      </div>
      {isOpen && <Presets fetching={fetching} onChoose={(preset) => void choose(preset)} />}
    </Stack>
  );
}

interface PresetsProps {
  readonly fetching: PresetImage | undefined;
  readonly onChoose: (preset: PresetImage) => void;
}

function Presets({ fetching, onChoose }: PresetsProps) {
  const text = useText();
  const { bytes } = useFormats();
  const buttonId = useId();
  const { resolvePublicUrl } = useHost();
  const { data, error, isPending, refetch } = useCall(listPresetImages, { query: { type: 'promotion', size: 100 } });
  if (error) {
    return <ErrorState title={text('images.presetsFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0)
    return <EmptyState title={text('images.noPresets')}>{text('images.noPresetsHint')}</EmptyState>;
  return (
    <>
      <WaitingText active={isPending} lines={6} itemsLabel={text('images.presetsAwaited')} />
      <ul className="product-control-presets">
        {data?.items.map((preset) => (
          <li key={preset.imgID}>
            <img className="product-control-ad" src={resolvePublicUrl(preset.fullPathUrl)} alt="" />
            <Stack gap={4}>
              <span id={`${buttonId}${preset.imgID}-name`}>{preset.fileName}</span>
              <Text tone="neutral" size="small">
                {text('images.facts', { width: preset.width, height: preset.height, size: bytes(preset.size) })}
              </Text>
              <Button
                id={`${buttonId}${preset.imgID}`}
                size="small"
                aria-disabled={fetching !== undefined || undefined}
                aria-labelledby={`${buttonId}${preset.imgID} ${buttonId}${preset.imgID}-name`}
                onClick={() => onChoose(preset)}
              >
                {text(fetching === preset ? 'images.fetching' : 'images.take')}
              </Button>
            </Stack>
          </li>
        ))}
      </ul>
    </>
  );
}
