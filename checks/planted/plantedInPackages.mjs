// Faults of host, kit, contract, emulator and command line; see plantedFaults.mjs.

/** @type {readonly import('./plantedFaults.mjs').PlantedFault[]} */
export const plantedInPackages = [
  {
    name: 'the address after sign-in has a dot segment',
    file: 'packages/host/src/session/resolveReturnAddress.ts',
    find: 'return isInside && isCanonical(requested) ? requested : main;',
    replace: 'return isInside && isCanonical(main) ? requested : main;',
  },
  {
    name: 'a registry names scripts without a hash, and they are loaded',
    file: 'packages/host/src/plugins/findUnpinnedFile.ts',
    find: 'Object.values(manifest.scripts ?? {}).flatMap(({ files }) => files)',
    replace: 'Object.values(manifest.scripts ?? {}).flatMap(() => [])',
  },
  {
    name: 'an internal error of the server is shown as a refused request',
    file: 'packages/host/src/api-client/classifyError.ts',
    find: 'if (status >= 400 && status < 500)',
    replace: 'if (status >= 400 && status <= 500)',
  },
  {
    name: 'a call that is sent again has another key',
    file: 'packages/host/src/api-client/sendRequest.ts',
    find: 'options.idempotencyKey ?? crypto.randomUUID()',
    replace: 'crypto.randomUUID()',
  },
  {
    name: 'a csv tears a cell with a line break',
    file: 'packages/plugin-sdk/src/export/writeCsv.ts',
    find: String.raw`return /[",;|\t\r\n]/.test(safe)`,
    replace: String.raw`return /[",;|\t]/.test(safe)`,
  },
  {
    name: 'the focus is lost when a dialog closes',
    file: 'packages/plugin-sdk/src/kit/ModalFrame.tsx',
    find: 'return () => element?.close();',
    replace: 'return () => element?.blur();',
  },
  {
    name: 'the form of an existing record forgets its draft',
    file: 'packages/plugin-sdk/src/forms/form/useFormDraft.ts',
    find: 'if (restored) restore(restored);',
    replace: 'if (restored && spec.id === undefined) restore(restored);',
  },
  {
    name: 'an export misses the last page',
    file: 'packages/plugin-sdk/src/lists/fetchAllRows.ts',
    find: 'pages = Math.ceil(total / size);',
    replace: 'pages = Math.floor(total / size);',
  },
  {
    name: 'times in the hours before a change of the clock are an hour off',
    file: 'packages/plugin-sdk/src/formats/shanghaiTime.ts',
    find: 'return new Date(asUtc - offsetAt(guess, limits.timeZone)).toISOString();',
    replace: 'return new Date(guess).toISOString();',
  },
  {
    name: 'secondary text has too little contrast',
    file: 'packages/plugin-sdk/src/kit/tokens.css',
    find: '--bd-text-muted: light-dark(#5a6470,',
    replace: '--bd-text-muted: light-dark(#8a94a0,',
  },
  {
    name: 'an application is certified before it was verified',
    file: 'packages/api/src/applicationStatuses.ts',
    find: "from: ['CHK', 'CCF'], to: ['CCS', 'CCF']",
    replace: "from: ['SUB', 'CHK', 'CCF'], to: ['CCS', 'CCF']",
  },
  {
    name: 'a mainland number with ten digits is accepted',
    file: 'packages/api/src/mobileNumber.ts',
    find: String.raw`86[ -]?1\d{2}[ -]?\d{4}[ -]?\d{4}`,
    replace: String.raw`86[ -]?1\d{2}[ -]?\d{4}[ -]?\d{3,4}`,
  },
  {
    name: 'a role is deleted by users who may only create roles',
    file: 'packages/api/src/roles.ts',
    find: "anyOf('UR_RM_DELETE_ROLE')",
    replace: "anyOf('UR_RM_CREATE_ROLE', 'UR_RM_DELETE_ROLE')",
  },
  {
    name: 'a user grants a function that they lack, if it is only one',
    file: 'packages/mock-server/src/resources/roles/grantRules.ts',
    find: 'return functionCodes.length === 0 ? undefined',
    replace: 'return functionCodes.length <= 1 ? undefined',
  },
  {
    name: 'a key that was used for other content gets the old response',
    file: 'packages/mock-server/src/pipeline/handleIdempotently.ts',
    find: 'const isSame = stored.bodyHash === bodyHash;',
    replace: "const isSame = stored.bodyHash === bodyHash || bodyHash !== '';",
  },
  {
    name: 'a record of another broker is found by its identifier',
    file: 'packages/mock-server/src/shared-rules/ownRows.ts',
    find: 'return row?.brokerCode === context.brokerCode ? row : undefined;',
    replace: "return row?.brokerCode === context.brokerCode || context.brokerCode !== '' ? row : undefined;",
  },
  {
    name: 'unpublished questions count as published',
    file: 'plugins/client-information/emulator/faq/faqRules.ts',
    find: 'ownQuestions.filter(({ published }) => published).length',
    replace: 'ownQuestions.length',
  },
  {
    name: 'the applications that will be deleted are counted without pending ones',
    file: 'plugins/account-opening/emulator/statistics/applicationCounters.ts',
    find: 'return time === null || Number.isNaN(time)\n',
    replace: "return time === null || Number.isNaN(time) || row.status === 'PND'\n",
  },
  {
    name: 'an empty text passes `check`',
    file: 'packages/cli/src/check/checkTexts.ts',
    find: '    ...findEmpty(en),\n',
    replace: '    ...findEmpty(en).slice(1),\n',
  },
  {
    name: 'another site may frame the portal',
    file: 'packages/cli/src/build/securityHeaders.ts',
    find: `    "frame-ancestors 'none'",\n`,
    replace: '',
  },
  {
    name: 'a title with a quotation mark breaks a created plugin',
    file: 'packages/cli/src/create/findTitleProblem.ts',
    find: String.raw`const impossible = /["\\`,
    replace: String.raw`const impossible = /[\\`,
  },
];
