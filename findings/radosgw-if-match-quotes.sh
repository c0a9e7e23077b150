#!/usr/bin/env bash
# radosgw 16.2.15 (Ceph Pacific, Debian 12) with @aws-sdk/client-s3 3.1175.0: a PUT with `If-Match` and the ETag as the server itself answered it, in quotes as
# RFC 9110 writes it and as clients of S3 send it, is refused with 412, although nothing has changed. Without the quotes it
# succeeds, and is atomic: of eight that are sent at once, one succeeds. A client that replaces an object only if it is the one
# it has read can therefore never replace anything there, and sees what looks like other writers.
# Source: RFC 9110, section 13.1.1 (If-Match is a list of entity tags) and 8.8.3 (an entity tag is in quotes).
#
# Output seen:
#   If-Match "…": 412
#   If-Match …: 200
#   If-Match of an earlier ETag: 412
#   eight at once: 1 succeeded
set -euo pipefail

for command in ceph-mon ceph-osd radosgw radosgw-admin ceph curl node npm; do
  command -v "$command" >/dev/null || {
    echo "$command is missing: apt-get install -y --no-install-recommends ceph-mon ceph-osd radosgw curl"
    exit 1
  }
done
radosgw --version | grep -q '16\.2\.15' || { echo 'This is another version.'; exit 1; }

work=$(mktemp -d)
trap 'kill $(cat "$work"/*.pid 2>/dev/null) 2>/dev/null || true; sleep 1; rm -rf "$work"' EXIT
cd "$work"
mon=$((20000 + RANDOM % 20000))
port=$((mon + 1))
id=$(cat /proc/sys/kernel/random/uuid)

# One monitor and one store in memory: enough for one gateway.
cat >ceph.conf <<CONF
[global]
fsid = $id
mon initial members = a
mon host = v1:127.0.0.1:$mon
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 4
mon max pg per osd = 1000
mon data avail crit = 1
run dir = $work
admin socket = $work/\$name.asok
log file = $work/\$name.log
pid file = $work/\$name.pid
keyring = $work/keyring
mon data = $work/mon
osd data = $work/osd
osd objectstore = memstore
rgw data = $work
rgw frontends = beast endpoint=127.0.0.1:$port
CONF
export CEPH_CONF=$work/ceph.conf
{
  ceph-authtool --create-keyring keyring --gen-key -n mon. --cap mon 'allow *'
  monmaptool --create --addv a "v1:127.0.0.1:$mon" --fsid "$id" monmap
  mkdir mon osd
  ceph-mon --mkfs -i a --monmap monmap --keyring keyring
  ceph-mon -i a
  osd=$(cat /proc/sys/kernel/random/uuid)
  timeout 60 ceph osd new "$osd"
  ceph-osd -i 0 --mkfs --osd-uuid "$osd"
  ceph-osd -i 0
  timeout 120 radosgw-admin user create --uid=desk --display-name=Desk --access-key=key --secret=secretsecret
  radosgw -n client.rgw
  timeout 60 sh -c "until curl -s http://127.0.0.1:$port/; do sleep 1; done"
} >start.log 2>&1 || { tail -5 start.log; exit 1; }

printf '{ "type": "module", "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @aws-sdk/client-s3@3.1175.0
cat >run.mjs <<'JS'
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

const client = new S3Client({
  region: 'us-east-1',
  endpoint: process.argv[2],
  forcePathStyle: true,
  credentials: { accessKeyId: 'key', secretAccessKey: 'secretsecret' },
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
const put = (Body, IfMatch) =>
  client.send(new PutObjectCommand({ Bucket: 'bucket', Key: 'object', Body, IfMatch })).then(
    ({ ETag }) => ({ status: 200, bare: ETag.replaceAll('"', '') }),
    ({ $metadata }) => ({ status: $metadata.httpStatusCode }),
  );
await client.send(new CreateBucketCommand({ Bucket: 'bucket' }));
const first = await put('first');
console.log(`If-Match "…": ${(await put('second', `"${first.bare}"`)).status}`);
const second = await put('second', first.bare);
console.log(`If-Match …: ${second.status}`);
console.log(`If-Match of an earlier ETag: ${(await put('third', first.bare)).status}`);
const all = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((writer) => put(`writer ${writer}`, second.bare)));
console.log(`eight at once: ${all.filter(({ status }) => status === 200).length} succeeded`);
JS
node run.mjs "http://127.0.0.1:$port" | tee output.txt
diff output.txt - <<'EXPECTED'
If-Match "…": 412
If-Match …: 200
If-Match of an earlier ETag: 412
eight at once: 1 succeeded
EXPECTED
echo 'As described.'
