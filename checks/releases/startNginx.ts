// nginx with the configuration of docs/hosting.md: only host names, ports, folders and the certificate are others.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface RunningNginx {
  /** Reads the configuration again, as `nginx -s reload`. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts nginx for the portal in `<folder>/portal<base>`, with the headers in `<folder>/headers.conf`. */
export async function startNginx(
  folder: string,
  {
    port,
    apiTarget,
    errorTarget,
    base = '/admin/',
    hosts = 'one for each broker',
    change = (text) => text,
  }: {
    readonly port: number;
    readonly apiTarget: string;
    readonly errorTarget: string;
    readonly base?: string;
    readonly hosts?: 'one for each broker' | 'one';
    /** Makes a mistake in the configuration. */
    readonly change?: (configuration: string) => string;
  },
): Promise<RunningNginx> {
  const document = await readFile(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const [documented = '', redirects = ''] = [...document.matchAll(/^```nginx\n([^]*?)^```/gm)].map(([, text]) => text);
  const site = placeBelow(base, hosts === 'one' ? toOneHost(documented, redirects) : documented)
    .replace(/server \{\n    listen 80;[^]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll('portal.example.com', 'localhost')
    .replace('/srv/portal', path.join(folder, 'portal'))
    .replace('/srv/registry', path.join(folder, 'delivered'))
    .replace('/etc/nginx/brokerdesk/headers.conf', path.join(folder, 'headers.conf'))
    .replace('http://127.0.0.1:8080', apiTarget)
    .replace('    "~^[^:]+:/api/" ', '    "~^[^:]+:/client-errors$"    0;\n    "~^[^:]+:/api/" ')
    .replace('location @too_large {', `location = /client-errors { proxy_pass ${errorTarget}; }\n    $&`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    // The folders of tests are open to their user only, which for root is not the one that nginx changes to.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http {
access_log off;
${temporary.join('\n')}
${change(site)}}
`,
  );
  const nginx = spawn('nginx', ['-e', path.join(folder, 'error.log'), '-c', file], { stdio: 'ignore' });
  await untilOpen(nginx, port);
  return {
    reload: async () => {
      nginx.kill('SIGHUP');
      // The workers of before answer until those of the new configuration are there.
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    close: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}

/** Changes the configuration for a portal with one host name, as the document says. */
function toOneHost(documented: string, redirects: string): string {
  return documented
    .replaceAll(/^map "?\$(?:host|brokerdesk_broker)\b[^]*?^\}\n/gm, '')
    .replace(/^.*if \(\$brokerdesk_foreign\).*\n/m, '')
    .replace(/(?:^ *location = \/(?:admin\/?)? +\{ return .*\n)+/m, redirects)
    .replaceAll('*.portal.example.com', 'localhost');
}

/** Changes the configuration for another path, as the document says. */
function placeBelow(base: string, documented: string): string {
  if (base !== '/') return documented.replaceAll('admin', base.slice(1, -1));
  return documented.replaceAll(/^ *location (?:= \/admin\/?|\/) +\{ return .*\n/gm, '').replaceAll('/admin/', '/');
}

async function untilOpen(nginx: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}.`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
