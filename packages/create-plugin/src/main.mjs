#!/usr/bin/env node
// @ts-check
// npm runs this file for `npm create @brokerdesk/plugin`: the command `admin-cli create`, before admin-cli is installed.
process.argv.splice(2, 0, 'create');
await import('@brokerdesk/cli/main');
