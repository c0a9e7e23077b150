#!/usr/bin/env node
// @ts-check
// The entry: finds a Node that can run the program, and lets Node cache what it compiles, before anything else is loaded.
import module from 'node:module';
import path from 'node:path';
import { findMissingPackage } from './findMissingPackage.mjs';
import { findNodeProblem, findPackagedNode, runInNode } from './findNodeProblem.mjs';
import { cacheFolder, isInProject } from './places.mjs';

const nodeProblem = findNodeProblem(process.versions.node);
if (nodeProblem !== undefined) {
  const newerNode = findPackagedNode();
  if (newerNode !== undefined) process.exit(await runInNode(newerNode));
  process.stderr.write(
    process.argv.includes('--json')
      ? `${JSON.stringify({ error: { code: 'NODE_TOO_OLD', message: nodeProblem, hint: '' } })}\n`
      : `${nodeProblem}\n`,
  );
  process.exit(1);
}

// The cache also stores sources without their types. Outside of a project it is in Node's own temporary folder, so that a folder
// in which a plugin is created stays as it is.
module.enableCompileCache(isInProject ? path.join(cacheFolder, 'compile-cache') : undefined);
try {
  await import('./program.mjs');
} catch (error) {
  const missing = findMissingPackage(error);
  if (missing === undefined) throw error;
  const text = process.argv.includes('--json')
    ? JSON.stringify({ error: missing })
    : `${missing.message} ${missing.hint}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
