#!/usr/bin/env bash
# opencc-js 1.4.2 (npm opencc-js, dictionaries of OpenCC): Traditional "as in Hong Kong" is taken for Simplified by opencc-js.
#
# `to: 'hk'` replaces standard forms by those of HKVariants.txt, the glyphs that Hong Kong's list for schools prescribes:
# 戶 becomes 户, 溫 温, 稅 税, 說 説, 脫 脱, 兌 兑. In Unicode 户, 温, 税, 脱 and 兑 are also the characters of Simplified
# Chinese, and what Hong Kong types, and its input methods and Big5 encode, are 戶, 溫, 稅, 說. So a test for "is there a
# Simplified character in it?" by comparing a text with cn → t, which is how such checks are written, reports what cn → hk
# has just written; and Big5 has no 户, 温, 税, 説, 脱 or 兑 at all. `to: 't'` keeps the typed forms, but writes 爲, 覈, 臺
# and 羣, and neither writes 帳戶: 账 is 賬 in both, and 帳 comes back as 帐, not 账.
#
# Seen:
#   hk: 账户的温度、税率和说明 -> 賬户的温度、税率和説明; cn -> t of that: 賬戶的溫度、稅率和説明
#   t:  账户的温度、税率和说明 -> 賬戶的溫度、稅率和說明; of 为核台: 爲覈臺
#   hk -> cn of 帳戶: 帐户
#   in Big5: 戶溫稅說脫兌; not: 户温税説脱兑
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opencc-js@1.4.2 >/dev/null
cat > forms.cjs <<'JS'
const assert = require('node:assert/strict');
const { Converter } = require('opencc-js');
const hk = Converter({ from: 'cn', to: 'hk' });
const t = Converter({ from: 'cn', to: 't' });
const back = Converter({ from: 'hk', to: 'cn' });
const text = '账户的温度、税率和说明';
console.log(`hk: ${text} -> ${hk(text)}; cn -> t of that: ${t(hk(text))}`);
console.log(`t:  ${text} -> ${t(text)}; of 为核台: ${t('为')}${t('审核').slice(1)}${t('台湾').slice(0, 1)}`);
console.log(`hk -> cn of 帳戶: ${back('帳戶')}`);
assert.equal(hk(text), '賬户的温度、税率和説明');
assert.equal(t(hk(text)), '賬戶的溫度、稅率和説明');
assert.equal(t(text), '賬戶的溫度、稅率和說明');
assert.equal(back('帳戶'), '帐户');
const big5 = new Set();
const decoder = new TextDecoder('big5');
// The rows of Big5 itself, without the additions of Hong Kong.
for (let lead = 0xa4; lead <= 0xf9; lead += 1)
  for (let trail = 0x40; trail <= 0xfe; trail += 1) big5.add(decoder.decode(Uint8Array.of(lead, trail)));
console.log(`in Big5: ${[...'戶溫稅說脫兌'].filter((one) => big5.has(one)).join('')}; not: ${[...'户温税説脱兑'].filter((one) => !big5.has(one)).join('')}`);
assert.ok([...'戶溫稅說脫兌'].every((one) => big5.has(one)) && ![...'户温税説脱兑'].some((one) => big5.has(one)));
JS
node forms.cjs
