#!/usr/bin/env bash
# playwright-core 1.65.1 (npm): the channel moz-firefox does not drive Firefox 140 ESR, which is the supported ESR of Debian 12.
#
# Playwright has channels for released Firefoxes (`channel: 'moz-firefox'`), which speak WebDriver BiDi instead of
# its own protocol. The executable can be named, so an installed Firefox seems to suffice. At launch Playwright sends
# network.addDataCollector, unconditionally (bidiBrowser.js); 140 replies "unknown command", and the
# launch fails. (153 ESR starts, and newContext fails at emulation.setMediaFeaturesOverride in the same way.)
# puppeteer-core 25.16.0 drives the same Firefox by the same protocol.
#
# Seen:
#   Mozilla Firefox 140.12.0esr
#   playwright: Protocol error (network.addDataCollector): unknown command
#   puppeteer: firefox/140.12.0 open
set -euo pipefail
command -v firefox-esr >/dev/null || { apt-get update -qq && apt-get install -y -qq firefox-esr >/dev/null; }
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.1 puppeteer-core@25.16.0 >/dev/null
firefox-esr --version
cat > drive.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import playwright from 'playwright-core';
import puppeteer from 'puppeteer-core';
const executablePath = execFileSync('sh', ['-c', 'command -v firefox-esr'], { encoding: 'utf8' }).trim();
const failure = await playwright.firefox.launch({ channel: 'moz-firefox', executablePath }).then(
  async (browser) => {
    await browser.close();
    return 'started';
  },
  (error) => error.message,
);
const line = /Protocol error \([\w.]+\): unknown command/.exec(failure)?.[0] ?? failure;
console.log(`playwright: ${line}`);
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
const page = await browser.newPage();
await page.goto('data:text/html,<title>open</title>');
console.log(`puppeteer: ${await browser.version()} ${await page.title()}`);
await browser.close();
assert.equal(line, 'Protocol error (network.addDataCollector): unknown command');
JS
node drive.mjs
