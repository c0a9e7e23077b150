#!/usr/bin/env bash
# @libpdf/core 0.4.2: `form.flatten()` leaves out the value of a field that has no appearance stream, also in a form with
# /NeedAppearances true.
#
# Such a form asks its reader to draw the values (ISO 32000-1, 12.7.2, table 218), and viewers do. The library generates
# appearances only for fields whose value was set through it; a value that the file has without /AP is skipped; the
# only sign is a warning in the registry. The flattened file then has neither field nor value.
# `flatten({ regenerateAppearances: true })` does not change this.
#
# Output seen:
#   {"before":"Bank Ltd","after":[],"regenerated":[]}
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @libpdf/core@0.4.2 >/dev/null
cat > check.mjs <<'JS'
import { PDF } from '@libpdf/core';

const text = [
  '%PDF-1.7',
  '1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</NeedAppearances true/DA(/Helv 10 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>/Fields[4 0 R]>>>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>>endobj',
  '4 0 obj<</Type/Annot/Subtype/Widget/FT/Tx/T(bank)/V(Bank Ltd)/F 4/P 3 0 R/Rect[60 700 260 722]>>endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
const load = () => PDF.load(new TextEncoder().encode(text));
async function flattened(options) {
  const pdf = await load();
  pdf.getForm().flatten(options);
  const [page] = (await PDF.load(await pdf.save())).getPages();
  return page.extractText().lines.map((line) => line.text);
}
const before = (await load()).getForm().getTextField('bank').getValue();
const after = await flattened({});
const regenerated = await flattened({ regenerateAppearances: true });
const seen = JSON.stringify({ before, after, regenerated });
console.log(seen);
if (seen !== '{"before":"Bank Ltd","after":[],"regenerated":[]}') {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node check.mjs
