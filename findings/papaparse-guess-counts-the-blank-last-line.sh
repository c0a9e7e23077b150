#!/usr/bin/env bash
# Papa Parse 5.7.1 (npm papaparse): the guess of the delimiter counts the blank line after the last line break as a row.
#
# Without `delimiter`, Papa.parse tries each candidate on the first ten rows and takes one only if they have more than 1.99
# fields on average (guessDelimiter in papaparse.js). A file that ends with a line break, as every spreadsheet writes it,
# has one more row with one empty field. So a file of two columns and fewer than ten lines is below the average, no
# delimiter is found, and the comma is assumed: "a;b" stays one field. The same rows without the last line break, or with
# `skipEmptyLines: true`, are read with the semicolon, and three columns are read either way. For a comma nothing is seen,
# because it is what is assumed. `errors` has UndetectableDelimiter, also for a file of one column, where it is no error.
#
# Seen:
#   two columns, line break at the end: "," [["a;b"],["1;2"],[""]] UndetectableDelimiter
#   two columns, no line break at the end: ";" [["a","b"],["1","2"]]
#   two columns, skipEmptyLines: ";" [["a","b"],["1","2"]]
#   two columns, ten lines: ";" [["a","b"],["a","b"],["a","b"]]
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1 >/dev/null
cat > guess.cjs <<'JS'
const assert = require('node:assert/strict');
const Papa = require('papaparse');
const print = (name, { meta, data, errors }) =>
  console.log(`${name}: ${JSON.stringify(meta.delimiter)} ${JSON.stringify(data.slice(0, 3))} ${errors.map((e) => e.code).join(' ')}`);
const ended = Papa.parse('a;b\n1;2\n');
const open = Papa.parse('a;b\n1;2');
const skipping = Papa.parse('a;b\n1;2\n', { skipEmptyLines: true });
const long = Papa.parse('a;b\n'.repeat(10));
print('two columns, line break at the end', ended);
print('two columns, no line break at the end', open);
print('two columns, skipEmptyLines', skipping);
print('two columns, ten lines', long);
assert.deepEqual([ended, open, skipping, long].map(({ meta }) => meta.delimiter), [',', ';', ';', ';']);
assert.deepEqual(ended.data, [['a;b'], ['1;2'], ['']]);
assert.deepEqual(ended.errors.map(({ code }) => code), ['UndetectableDelimiter']);
JS
node guess.cjs
