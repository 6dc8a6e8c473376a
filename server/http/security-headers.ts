import type { AppConfig } from '../config/app-config.js';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

/** The dev server injects styles and opens a socket; only in development. */
const DEVELOPMENT_POLICY = {
  ...POLICY,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

const TWO_YEARS_SECONDS = 63_072_000;

/** Trusted as if it had TLS: https://w3c.github.io/webappsec-secure-contexts/ */
const THIS_MACHINE = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** What a browser heeds on parts of a page; the others are about documents, and workers. */
const FOR_PARTS = [
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];
/** Styles, fonts, and pictures that cannot hold a script: an SVG opened by itself is a document. */
const PARTS = /^(?:text\/css|font\/|image\/(?!svg))/;

/** Whether an answer of this type is only ever part of a page. A worker's script has a policy of its own. */
export function isPart(type: string, path: string): boolean {
  return PARTS.test(type) || (path.startsWith('/js/') && type.startsWith('text/javascript'));
}

/** Those of the security headers that parts of pages carry. */
export function partHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => FOR_PARTS.includes(name)));
}

/** The security headers of every document, pages and API alike. Nobody else sets any of them. */
export function securityHeaders({
  production,
  origins,
}: Pick<AppConfig, 'production' | 'origins'>): Record<string, string> {
  const addresses = Object.values(origins).map((origin) => new URL(origin));
  const https = addresses.every(({ protocol }) => protocol === 'https:');
  const trusted = https || addresses.every(({ hostname }) => THIS_MACHINE.test(hostname));
  const policy = Object.entries(production ? POLICY : DEVELOPMENT_POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Elsewhere browsers ignore it, and complain of it on every page.
    ...(trusted && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    ...(https && { 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}` }),
  };
}
