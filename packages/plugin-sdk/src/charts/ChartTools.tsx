import { type RefObject, useState } from 'react';
import { downloadFile } from '../export/downloadFile.ts';
import { sanitizeFileName } from '../export/sanitizeFileName.ts';
import { useHost } from '../hooks/useHost.ts';
import { Button } from '../kit/Button.tsx';
import { Menu } from '../kit/Menu.tsx';
import { Row } from '../kit/Stack.tsx';
import { reportProblem } from '../reportProblem.ts';
import type { ChartHandle, LoadedChartProps } from './ChartProps.ts';
import { useChartText } from './useChartText.ts';
import { writeChartCsv } from './writeChartCsv.ts';

/** Pixels of the picture for each pixel of the drawing, so that it can be printed and projected. */
const scale = 2;

/** Switches between drawing and table, and saves either. */
export function ChartTools({
  content,
  drawing,
  isTable,
  onTable,
}: {
  readonly content: LoadedChartProps;
  /** Undefined while nothing is drawn. */
  readonly drawing: RefObject<ChartHandle | null> | undefined;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}) {
  const { title } = content;
  const text = useChartText();
  const { notify } = useHost();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const disabledReason = drawing === undefined ? text('needsDrawing') : undefined;

  function save(file: Blob, ending: string) {
    downloadFile(file, `${sanitizeFileName(title)}.${ending}`);
  }
  async function savePicture(ending: 'svg' | 'png') {
    try {
      const svg = await drawing?.current?.toSvg();
      if (svg === undefined) throw new Error('The library that draws has not arrived.');
      save(ending === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await svgToPng(svg), ending);
    } catch (error) {
      reportProblem('A chart could not be saved as a picture.', error);
      notify({ tone: 'error', text: text('saveFailed', { title }) });
    }
  }
  return (
    <Row className="bdk-screen-only" justify="end" gap={4}>
      <Button variant="minimal" size="small" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
        {text('table')}
      </Button>
      <Button
        variant="minimal"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={text('saveChart', { title })}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {text('save')}
      </Button>
      {anchor && (
        <Menu
          anchor={anchor}
          label={text('saveChart', { title })}
          onClose={() => setAnchor(undefined)}
          items={[
            { id: 'csv', label: text('csv'), run: () => save(new Blob([writeChartCsv(content)], csvType), 'csv') },
            { id: 'png', label: text('png'), disabledReason, run: () => void savePicture('png') },
            { id: 'svg', label: text('svg'), disabledReason, run: () => void savePicture('svg') },
          ]}
        />
      )}
    </Row>
  );
}

const csvType = { type: 'text/csv;charset=utf-8' };

/**
 * Draws an SVG file as a PNG of twice its size, in the browser.
 *
 * @throws Error if the browser cannot draw it.
 */
async function svgToPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth * scale, picture.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
