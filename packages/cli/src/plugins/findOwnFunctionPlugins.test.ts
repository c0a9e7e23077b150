import { expect, test } from 'vitest';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { findOwnFunctionPlugins } from './findOwnFunctionPlugins.ts';
import { readPlugin } from './findPlugins.ts';

const definition = "import { functions } from './functions.ts';\nexport default { functions };";
const productFunctions = "export const functions = { RAO: area({ path: 'opening', title: 'title' }) };";

async function read(files: Readonly<Record<string, string>>) {
  return { ...(await readPlugin(await writePluginFixture({ definition, files }))), firstParty: true };
}

test('a plugin of the product may name its own functions beside its definition', async () => {
  const own = await read({
    'functions.ts': "import { visits } from './visits.ts';\nexport const functions = { ...visits };",
    'visits.ts': "import './functions.ts';\nexport const visits = { X_VISITS: action({ title: 'title' }) };",
  });
  const product = await read({
    'functions.ts': productFunctions,
    'NotesScreen.tsx': "export default () => 'X_VISITS';",
  });
  const outside = { ...(await read({ 'functions.ts': productFunctions })), firstParty: false };
  expect(await findOwnFunctionPlugins([product, own, outside])).toEqual([own, outside]);
});
