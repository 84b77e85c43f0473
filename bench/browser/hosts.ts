import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { headersOf } from '../../scripts/release/servedFiles.ts';
import { type Bed, type Conditions, furnish, viewOf } from './lab.ts';
import { type Line, openNetwork } from './network.ts';

/** The hosts of a site with the widget: its pages, the widget's files, the leasing service, and an edge. */
export const NAMES = ['site', 'files', 'service', 'edge'] as const;
export type HostName = (typeof NAMES)[number];
export type Addresses = Readonly<Record<HostName, string>>;

export interface HostsInput {
  readonly line: Line;
  readonly protocol?: 'h2' | 'http/1.1';
  /** The programs behind hosts that pass requests on. They may have to know the addresses. */
  readonly behind: (addresses: Addresses) => Promise<Partial<Readonly<Record<HostName, string>>>>;
  /** What all other hosts serve: path -> content. Its pages name the hosts. Called after `behind`. */
  readonly content: (addresses: Addresses) => Promise<ReadonlyMap<string, string | Uint8Array>>;
}

export interface Hosts {
  readonly addresses: Addresses;
  /**
   * Visits a path of the site in a browser that was never there. `again`: it was, so that the files are in its cache. `look` calls
   * `open` when it is ready to watch.
   */
  readonly visit: <Value>(
    path: string,
    conditions: Conditions & { readonly again?: boolean },
    look: (bed: Bed, open: () => Promise<void>) => Promise<Value>,
  ) => Promise<Value>;
  /** How many connections the last visit has opened. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/** A certificate of this run. The browser is told to take it. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'tour-hosts-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = NAMES.map((name) => `DNS:${name}.test`).join(',');
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Passes a request on to `target`, and its reply back. */
function passOn(target: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const asked = ask(target + request.url, { method: request.method, headers: Object.fromEntries(own) }, (reply) => {
    const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...headers } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, headers);
    reply.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

const listen = (server: Http2SecureServer): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return fail(new Error('a host has no port'));
      done(address.port);
    });
  });

/** Opens the hosts, each behind TLS and with a name of its own, on a network with `line` before them. */
export async function openHosts({ line, protocol = 'h2', content, behind }: HostsInput): Promise<Hosts> {
  const network = openNetwork(line);
  const served = new Map<string, { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>();
  const targets = new Map<string, string>();
  const options = { ...certificate(), allowHTTP1: true, ALPNProtocols: [protocol] };
  const servers: Http2SecureServer[] = [];
  const ports: Record<string, number> = {};
  for (const name of NAMES) {
    const server = createSecureServer(options, (request, response) => {
      const target = targets.get(name);
      if (target !== undefined) return passOn(target, request, response);
      const found = served.get(request.url.replace(/\?.*/, ''));
      if (!found) return void response.writeHead(204).end();
      response.writeHead(200, found.headers);
      response.end(found.body);
    });
    servers.push(server);
    ports[name] = await network.leadTo(await listen(server));
  }
  const at = (name: HostName): string => `https://${name}.test:${ports[name]}`;
  const addresses: Addresses = { site: at('site'), files: at('files'), service: at('service'), edge: at('edge') };
  for (const [name, url] of Object.entries(await behind(addresses))) if (url) targets.set(name, url);
  for (const [path, text] of await content(addresses)) {
    // As production serves them: compressed, and files of a version for good.
    const isPage = extname(path) === '.html';
    const headers = isPage ? { 'content-type': 'text/html; charset=utf-8' } : headersOf('1.0.0', basename(path));
    const body = brotliCompressSync(Buffer.from(text));
    served.set(path, { headers: { ...headers, 'content-encoding': 'br' }, body });
  }

  let connections = 0;
  return {
    addresses,
    async visit(path, { again = false, ...conditions }, look) {
      const profile = mkdtempSync(join(tmpdir(), 'tour-profile-'));
      // Connecting ahead needs a profile of its own (no private window), the new headless mode, and the network in the background.
      const context = await chromium.launchPersistentContext(profile, {
        ...viewOf(conditions),
        ignoreHTTPSErrors: true,
        executablePath: await findChromium(),
        headless: false,
        ignoreDefaultArgs: ['--disable-background-networking'],
        args: [
          ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-quic', '--disable-component-update'],
          ...['--ignore-certificate-errors', '--host-resolver-rules=MAP *.test 127.0.0.1'],
        ],
      });
      try {
        const bed = await furnish(context, conditions);
        if (again) {
          await bed.page.goto(addresses.site + path, { waitUntil: 'networkidle' });
          await bed.page.goto('about:blank');
        }
        network.cut();
        return await look(bed, async () => void (await bed.page.goto(addresses.site + path, { waitUntil: 'commit' })));
      } finally {
        connections = network.cut();
        await context.close();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    connections: () => connections,
    async close() {
      network.close();
      for (const server of servers) server.close();
    },
  };
}
