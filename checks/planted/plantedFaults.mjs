// Faults of the product, at least three for each package and each desk: mistakes that a change of that place could make.
// `npm run planted` plants one after the other and reports which tests find it. A fault is one replacement, so that moving
// a file does not spoil it; `planted.test.ts` keeps each applicable.

/**
 * @typedef {object} PlantedFault
 * @property {string} name what a user, an integrator or an operator would meet
 * @property {string} file
 * @property {string} find stands once in the file
 * @property {string} replace
 */

/** @type {readonly PlantedFault[]} */
export const plantedFaults = [
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
    file: 'packages/plugin-sdk/src/kit/list-screen/tools/fetchAllRows.ts',
    find: 'pages = Math.ceil(total / size);',
    replace: 'pages = Math.floor(total / size);',
  },
  {
    name: 'times before 1992 are an hour off',
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
    file: 'packages/mock-server/src/resources/faq/faqRules.ts',
    find: 'ownQuestions.filter(({ published }) => published).length',
    replace: 'ownQuestions.length',
  },
  {
    name: 'the applications that will be deleted are counted without pending ones',
    file: 'packages/mock-server/src/resources/statistics/applicationCounters.ts',
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
  {
    name: 'days of review begin at eight in the morning',
    file: 'plugins/account-opening/src/model/dueDate.ts',
    find: 'const zoneOffsetMs = 8 * 3_600_000;',
    replace: 'const zoneOffsetMs = 0 * 3_600_000;',
  },
  {
    name: 'an application that waits for the client is late',
    file: 'plugins/account-opening/src/model/age.ts',
    find: 'const isLate = forStaff.has(status) && isOverdue',
    replace: 'const isLate = isOverdue',
  },
  {
    name: 'an address proof is reviewed without the right',
    file: 'plugins/account-opening/src/screens/applicationDetail/addressProof/AddressProof.tsx',
    find: "const canReview = usePermission('RAO_CM_VERIFY');",
    replace: "const canReview = usePermission('RAO_CLIENT_MANAMEMENT');",
  },
  {
    name: 'a change is given in percent of the new count',
    file: 'plugins/dashboard/src/model/compareCounts.ts',
    find: '(difference / previous) * 100',
    replace: '(difference / count) * 100',
  },
  {
    name: 'weeks of the dashboard begin on Sunday',
    file: 'plugins/dashboard/src/model/days.ts',
    find: 'getUTCDay() + 6) % 7',
    replace: 'getUTCDay() + 7) % 7',
  },
  {
    name: 'a cut month is named as if it were whole',
    file: 'plugins/dashboard/src/model/labelDays.ts',
    find: ' && bar.to === lastOfMonth(bar.from);',
    replace: ' && bar.to <= lastOfMonth(bar.from);',
  },
  {
    name: 'closed accounts are not counted among the recipients of a notice',
    file: 'plugins/notices/src/notices/countReach.ts',
    find: "'-1': closedCount",
    replace: "'2': closedCount",
  },
  {
    name: 'a notice that waits for approval cannot be withdrawn',
    file: 'plugins/notices/src/notices/useNoticeActions.tsx',
    find: "...(status === 'pending' || isWaiting ? [cancel] : [])",
    replace: "...(status === 'pending' ? [cancel] : [])",
  },
  {
    name: 'a text for Hong Kong is in simplified characters',
    file: 'plugins/notices/src/notices/locales/zh-Hant.ts',
    find: "pushTime: '預定發送時間'",
    replace: "pushTime: '预定发送时间'",
  },
  {
    name: 'a question without a Chinese text counts as translated',
    file: 'plugins/client-information/src/model/untranslated.ts',
    find: "if (own === '') return true;",
    replace: "if (own === '') return language === 'EN';",
  },
  {
    name: 'an agreement whose last part changed gets no new version',
    file: 'plugins/client-information/src/agreements/hasChangedTexts.ts',
    find: 'return agreementParts.some((part) =>',
    replace: 'return agreementParts.slice(0, -1).some((part) =>',
  },
  {
    name: 'a package that is used beyond its quota has a negative rest',
    file: 'plugins/client-information/src/quote-plans/packageUse.ts',
    find: 'quota === null ? null : Math.max(0, quota - inUse)',
    replace: 'quota === null ? null : quota - inUse',
  },
  {
    name: 'a planned picture is said to end soon',
    file: 'plugins/product-control/src/screens/advertisingPictures/schedule/endsSoon.ts',
    find: "return state === 'showing' && expiryTime !== null",
    replace: 'return expiryTime !== null',
  },
  {
    name: 'a device is rejected without a remark',
    file: 'plugins/product-control/src/screens/userRelated/devices/checkRemark.ts',
    find: "if (typed === '' && action === 'reject')",
    replace: "if (typed === '' && action !== 'reject' && action !== 'approve')",
  },
  {
    name: 'a conflict of a sign-in page hides that the picture was replaced',
    file: 'plugins/product-control/src/screens/loginPage/useContentChanges.ts',
    find: '      ...describePicture(before, now),\n',
    replace: '      ...describePicture(before, before),\n',
  },
  {
    name: 'the change of a plan counts its terminals twice',
    file: 'plugins/provider/src/model/quotaEffects.ts',
    find: 'bought.inUse - Math.max(inPlan, inRequest)',
    replace: 'bought.inUse - (inPlan + inRequest)',
  },
  {
    name: 'a request whose first day is today counts as overdue',
    file: 'plugins/provider/src/model/planRequests.ts',
    find: 'return effectiveDate < today;',
    replace: 'return effectiveDate <= today;',
  },
  {
    name: 'a broker with one seat left has enough',
    file: 'plugins/provider/src/brokers/seats.ts',
    find: "return available <= fewLeft ? 'near' : 'free';",
    replace: "return available < fewLeft ? 'near' : 'free';",
  },
  {
    name: 'administrators cannot change other administrators',
    file: 'plugins/user-control/src/model/accountProblems.ts',
    find: 'if (rankOf(user.type) > rankOf(caller.type))',
    replace: 'if (rankOf(user.type) >= rankOf(caller.type))',
  },
  {
    name: 'an imported role has functions that its author lacks',
    file: 'plugins/user-control/src/roles/roleFile.ts',
    find: "if (!held.has(code) && !granted.has(code)) return 'notHeld';",
    replace: "if (!held.has(code) && granted.has(code)) return 'notHeld';",
  },
  {
    name: 'the copy of a role with a long name cannot be saved',
    file: 'plugins/user-control/src/roles/nameCopy.ts',
    find: '`Copy of ${EN}`.slice(0, longestName)',
    replace: '`Copy of ${EN.slice(0, longestName)}`',
  },
  {
    name: 'a conditional question always gives points',
    file: 'plugins/templates/src/model/scores.ts',
    find: 'new Set(required && !shownIf ? scores : [0, ...scores])',
    replace: 'new Set(required ? scores : [0, ...scores])',
  },
  {
    name: 'a copied question gets an identifier that is too long',
    file: 'plugins/templates/src/model/identifiers.ts',
    find: 'stem.slice(0, maximumLength - String(number).length)',
    replace: 'stem.slice(0, maximumLength)',
  },
  {
    name: 'the review before publishing leaves out changed classes',
    file: 'plugins/templates/src/model/compareTemplates.ts',
    find: "    ...compareParts('class', bandsIn(before), bandsIn(after)),\n",
    replace: "    ...compareParts('class', bandsIn(before), bandsIn(before)),\n",
  },
  {
    name: 'a saved note of a branch visit comes back as a draft',
    file: 'plugins/harbour-branches/src/slots/BranchVisitNote.tsx',
    find: 'onSuccess: draft.discard,',
    replace: 'onSuccess: () => draft.change(draft.value),',
  },
  {
    name: 'a note of a branch visit that was not saved shows nothing',
    file: 'plugins/harbour-branches/src/slots/BranchVisitNote.tsx',
    find: "onError: () => setProblem(text('note.failed')),",
    replace: "onError: () => setProblem(''),",
  },
  {
    name: 'a note of a branch visit is too long for the server',
    file: 'plugins/harbour-branches/src/slots/BranchVisitNote.tsx',
    find: '        maxLength={noteMaxLength}\n',
    replace: '        maxLength={noteMaxLength * 2}\n',
  },
];
