#!/usr/bin/env bash
# react-hook-form 7.92.0 (npm): what getValues() returned changes later, but only below its first level.
#
# getValues() spreads the form's values into a new object and shares everything below the first level, where setValue and
# fields write in place (createFormControl). So a flat field of an earlier result keeps its value when the user types on,
# while a field inside an object or an array ("name.en", "tags.0") changes in that earlier result. Code that keeps what it
# has sent, to compare it or to send it again, finds the new values in it. handleSubmit without a resolver passes a deep
# copy to its callback, so the same code works with that.
#
# Seen:
#   earlier getValues(): {"title":"one","name":{"en":"two"},"tags":["two"]}
#   earlier data of handleSubmit: {"title":"one","name":{"en":"one"},"tags":["one"]}
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-hook-form@7.92.0 react@19.3.1 >/dev/null
cat > values.cjs <<'JS'
const assert = require('node:assert/strict');
const { createFormControl } = require('react-hook-form');
const values = (text) => ({ title: text, name: { en: text }, tags: [text] });
const { control, getValues, setValue, handleSubmit } = createFormControl({ defaultValues: values('') });
// As useForm does once its component is on the page.
control._state.mount = true;
const type = (text) => {
  for (const path of ['title', 'name.en', 'tags.0']) setValue(path, text);
};
(async () => {
  type('one');
  const earlier = getValues();
  let submitted;
  await handleSubmit((data) => {
    submitted = data;
  })();
  type('two');
  console.log(`earlier getValues(): ${JSON.stringify(earlier)}`);
  console.log(`earlier data of handleSubmit: ${JSON.stringify(submitted)}`);
  assert.deepEqual(earlier, { title: 'one', name: { en: 'two' }, tags: ['two'] });
  assert.deepEqual(submitted, values('one'));
})();
JS
node values.cjs
