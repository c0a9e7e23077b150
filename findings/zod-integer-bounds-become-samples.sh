#!/usr/bin/env bash
# zod 4.6.7 with @stoplight/json-schema-sampler 0.3.0, the sampler of Prism 5: an integer without limits is written to JSON
# Schema with the bounds of JavaScript's safe integers, and the sampler takes the lower one as the example. A mock server made
# from such an OpenAPI document answers a count of -9007199254740991, and a list with that total. An integer of JSON Schema
# itself, without bounds, is sampled as 0; so is zod's with the two bounds removed.
# Source: what the two packages do, run below; no page of theirs that says so was found.
#
# Output seen:
#   schema: {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}
#   sample: -9007199254740991
#   sample without bounds: 0
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "type": "module", "private": true }' > package.json
npm install --silent --no-audit --no-fund zod@4.6.7 @stoplight/json-schema-sampler@0.3.0

cat > run.mjs <<'JS'
import { sample } from '@stoplight/json-schema-sampler';
import { z } from 'zod';

const { $schema: _schema, ...schema } = z.toJSONSchema(z.int());
console.log(`schema: ${JSON.stringify(schema)}`);
console.log(`sample: ${sample(schema)}`);
console.log(`sample without bounds: ${sample({ type: 'integer' })}`);
JS
node run.mjs | tee output.txt
diff output.txt - <<'EXPECTED'
schema: {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}
sample: -9007199254740991
sample without bounds: 0
EXPECTED
echo 'As described.'
