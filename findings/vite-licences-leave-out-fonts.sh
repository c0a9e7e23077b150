#!/usr/bin/env bash
# vite 8.3.8 with @fontsource-variable/noto-sans-hk 5.3.0: the list of licences that `build.license` writes leaves out a font
# whose style sheet is loaded by `import()`, although the build contains its files; the same font is listed if it is imported
# at once. Vite removes a chunk that is nothing but a style sheet before it collects the licences, and reads scripts only.
# Fonts under the SIL Open Font License have to be passed on with its text, and large fonts are what one loads later.
# Source: Vite's guide, "License": it says that the file has the licences of all dependencies that are used in the build.
#
# Output seen:
#   imported at once: 109 font files, listed: @fontsource-variable/noto-sans-hk 5.3.0
#   imported later: 109 font files, listed: nothing
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund vite@8.3.8 @fontsource-variable/noto-sans-hk@5.3.0

cat > run.mjs <<'JS'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const style = '@fontsource-variable/noto-sans-hk/index.css';
writeFileSync('index.html', '<!doctype html><title>Fonts</title><script type="module" src="./main.js"></script>');
for (const [name, source] of [
  ['at once', `import '${style}';`],
  ['later', `addEventListener('load', () => import('${style}'));`],
]) {
  writeFileSync('main.js', source);
  await build({ logLevel: 'silent', build: { license: { fileName: 'licences.json' }, assetsInlineLimit: 0 } });
  const fonts = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2')).length;
  const listed = JSON.parse(readFileSync('dist/licences.json', 'utf8')).map((one) => `${one.name} ${one.version}`);
  console.log(`imported ${name}: ${fonts} font files, listed: ${listed.join(', ') || 'nothing'}`);
}
JS
seen="$(node run.mjs)"
echo "$seen"
expected="$(cat <<'TEXT'
imported at once: 109 font files, listed: @fontsource-variable/noto-sans-hk 5.3.0
imported later: 109 font files, listed: nothing
TEXT
)"
[ "$seen" = "$expected" ] || { echo 'The behaviour has changed.' >&2; exit 1; }
