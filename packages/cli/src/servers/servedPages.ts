// The pages of a built portal, and the headers that belong to them: a broker with plugins of its own has its own page.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import type { FastifyReply } from 'fastify';
import { configurePage, readPageConfig, type SignatureName } from '../build/PageConfig.ts';
import { type Headers, readHeaders } from '../build/PortalHeaders.ts';
import { headersFile, listOwnPages, ownFileOf, pageFile, readBase } from '../build/PortalPages.ts';
import { CliError } from '../errors.ts';

/** The pages that a portal is served with. */
export interface ServedPages {
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base: string;
  readonly headersOf: (pathname: string) => Headers;
  readonly send: (reply: FastifyReply, pathname: string) => FastifyReply;
}

/** Reads the pages of a built portal; the signature scheme and the root of plugins replace those that are in them. */
export async function readServedPages(
  folder: string,
  { signature, pluginRoot }: { readonly signature?: SignatureName; readonly pluginRoot?: string | undefined },
): Promise<ServedPages> {
  if (!existsSync(path.join(folder, headersFile))) throw createNotBuiltError(folder);
  const files = await readdir(folder);
  const common = await readHeaders(path.join(folder, headersFile));
  const own = new Map<string, Headers>();
  const pages = new Map<string, string>();
  for (const code of listOwnPages(files)) {
    own.set(code, await readHeaders(path.join(folder, ownFileOf(headersFile, code))));
    pages.set(code, ownFileOf(pageFile, code));
  }
  const base = (await readBase(folder)) ?? defaultBase;
  const delivery = pluginRoot === undefined ? undefined : { base: `${base}delivered/`, root: pluginRoot };
  const changed = new Map<string, string>();
  for (const file of signature === undefined && delivery === undefined ? [] : [pageFile, ...pages.values()]) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (delivery !== undefined || readPageConfig(html).signature !== signature)
      changed.set(file, configurePage(html, { signature, delivery }));
  }
  const codeOf = (pathname: string) =>
    pathname.startsWith(base) ? (pathname.slice(base.length).split('/')[0] ?? '') : '';
  return {
    base,
    headersOf: (pathname) => own.get(codeOf(pathname)) ?? common,
    send(reply, pathname) {
      const file = pages.get(codeOf(pathname)) ?? pageFile;
      const html = changed.get(file);
      if (html === undefined) return reply.sendFile(file);
      return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);
    },
  };
}

function createNotBuiltError(folder: string): CliError {
  return new CliError('PORTAL_NOT_BUILT', {
    message: `${folder} contains no built portal.`,
    hint: 'Build one first: admin-cli build',
  });
}
