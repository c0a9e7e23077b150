#!/usr/bin/env bash
# @libpdf/core 0.4.2: the size of a page is wrong unless its lower left corner is 0,0, and a rotation that the page tree
# sets is not seen.
#
# A page box is [left bottom right top] (ISO 32000-1, 7.9.5 and 7.7.3.3). `getMediaBox()` and `getCropBox()` return right
# and top as `width` and `height`, so `page.width` and `page.height` are too large or too small by the corner's
# coordinates. MediaBox and Rotate are inheritable (table 30): `page.rotation` reads the page's own dictionary only.
# `copyPagesFrom` writes inherited values into the copied page, where they are seen.
# Scanners, croppers and imposition programs write such pages.
#
# Output seen (the page is 600 wide and 840 high, and shown turned by 90 degrees: 840 x 600):
#   {"own":{"width":700,"height":640,"rotation":0},"copied":{"width":640,"height":700,"rotation":90}}
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
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/Rotate 90>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[100 -200 700 640]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
const source = await PDF.load(new TextEncoder().encode(text));
const [own] = source.getPages();
const [copied] = await PDF.create().copyPagesFrom(source, [0]);
const describe = ({ width, height, rotation }) => ({ width, height, rotation });
const seen = JSON.stringify({ own: describe(own), copied: describe(copied) });
console.log(seen);
const expected =
  '{"own":{"width":700,"height":640,"rotation":0},"copied":{"width":640,"height":700,"rotation":90}}';
if (seen !== expected) {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node check.mjs
