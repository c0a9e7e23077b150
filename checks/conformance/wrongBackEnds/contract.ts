import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server, contract, clientInformation, notices, productControl } = folders;
const family = 'contract';

export const contractFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'a stale version is HTTP 409',
    file: `${contract}/envelope.ts`,
    find: 'E0005: { status: 200,',
    replace: 'E0005: { status: 409,',
    caughtBy: 'wire:status',
    shownBy: ['version:PUT /goapi/faq/{faqID}'],
  },
  {
    family,
    law: 'countries have no dialling code',
    file: `${server}/pipeline/serializeResponse.ts`,
    find: `return \`\${envelopeStart}\${JSON.stringify(response.data)}}\`;`,
    replace: `const withoutCode = (name, value) => (name === 'areaCode' ? undefined : value);
  return \`\${envelopeStart}\${JSON.stringify(response.data, withoutCode)}}\`;`,
    caughtBy: 'shape:GET /systems/countries',
    shownBy: ['answers:GET /systems/countries'],
  },
  {
    family,
    law: 'the total is the number of entries on the page',
    file: `${clientInformation}/agreements/agreementRoutes.ts`,
    find: 'items, page, size, total: rows.length }',
    replace: 'items, page, size, total: items.length }',
    caughtBy: 'pages:GET /goapi/agreements',
  },
  {
    family,
    law: 'unknown fields beside files are ignored',
    file: `${server}/pipeline/readInput.ts`,
    find: 'const unknown = !result || result.success ?',
    replace: 'const unknown = (!result || result.success) && !(raw.upload && given === body) ?',
    caughtBy: 'strict:POST /notifications',
  },
  {
    family,
    law: 'a device is not approved without a remark',
    file: `${productControl}/device-applications/deviceApplicationRoutes.ts`,
    find: 'if (!isApproval && !body.remark)',
    replace: 'if (!body.remark)',
    caughtBy: 'answers:PATCH /goapi/device_applications/{applicationID}',
  },
  {
    family,
    law: 'the list of users shows disabled ones to those who ask for enabled ones',
    file: `${server}/resources/users/userList.ts`,
    find: '(enabled === undefined || String(user.enabled) === enabled) &&',
    replace: '',
    caughtBy: 'filter:GET /users',
  },
  {
    family,
    law: 'announcements are sorted upwards only',
    file: `${notices}/announcements/announcementRules.ts`,
    find: 'return sortRows(found, { sort, valueOf',
    replace: "return sortRows(found, { sort: sort.replace('-', ''), valueOf",
    caughtBy: 'sort:GET /goapi/announcements',
  },
  {
    family,
    law: 'a role that has members can be deleted',
    file: `${server}/resources/roles/roleRoutes.ts`,
    find: '    if (memberCount > 0) return inUse(roleInUseTexts, { memberCount });\n',
    replace: '',
    caughtBy: 'refuses:DELETE /roles/{roleID}',
  },
];
