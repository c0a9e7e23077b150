import encodeQR from 'qr';

/** Cells of white around a code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as a square of cells; `path` draws its dark cells, with one unit for each cell. */
export interface QrCode {
  /** Cells on each side, with the quiet zone. */
  readonly size: number;
  readonly cells: readonly (readonly boolean[])[];
  readonly path: string;
}

/** Creates the QR code of an address. It stays readable if 15 % of it is damaged. */
export function createQrCode(address: string): QrCode {
  const cells = encodeQR(address, 'raw', { ecc: 'medium', border: quietZone });
  const path = cells
    .flatMap((row, y) => listRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size: cells.length, cells, path };
}

/** The dark cells of a row that stand beside each other, so that no lines appear between them. */
function listRuns(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
