import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server } = folders;
const family = 'files';

export const fileFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'the name of a file decides what it is',
    file: `${server}/documents/inspectFile.ts`,
    find: 'const type = image?.type ?? detectType(bytes);',
    replace: `const named = Object.entries(formats).find(([, { extension }]) => extension.test(fileName));
  const type = named?.[0] as FileType | undefined;`,
    caughtBy: 'kind:POST /notifications',
  },
  {
    family,
    law: 'the folder in the name of a file is kept',
    file: `${server}/pipeline/readUpload.ts`,
    find: 'files[part].push(inspected);',
    replace: 'files[part].push({ ...inspected, fileName: file.name });',
    caughtBy: 'name:POST /notifications',
  },
  {
    family,
    law: 'of too many files, the first are taken',
    file: `${server}/pipeline/readUpload.ts`,
    find: "if (ofPart.length > rules.maxCount) addProblem(part, 'count');",
    replace: 'ofPart.length = Math.min(ofPart.length, rules.maxCount);',
    caughtBy: 'count:POST /opening_forms/templates',
  },
  {
    family,
    law: 'a picture is served without its type',
    file: `${server}/pipeline/registerPublicPictures.ts`,
    find: 'return reply.type(contentType).send(bytes);',
    replace: "return reply.type('application/octet-stream').send(bytes);",
    caughtBy: 'bytes:POST /systems/images',
  },
];
