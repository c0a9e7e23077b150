// Gives the fields of shapes the comments above them as descriptions, while the sources of the contract are loaded (`node
// --import`). Their authors read them where they are written, and no browser has to fetch them.
import { registerHooks } from 'node:module';
import { describeSource } from './describeSource.ts';

const contract = /\/(?:packages\/api\/src\/[^/]+|plugins\/[^/]+\/src\/endpoints)\.ts$/;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const { source } = loaded;
    if (!contract.test(url) || source === null || source === undefined) return loaded;
    return {
      ...loaded,
      source: describeSource(typeof source === 'string' ? source : new TextDecoder().decode(source)),
    };
  },
});
