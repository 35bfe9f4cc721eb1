import type { secureHeaders } from 'hono/secure-headers';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** What a page may load and do, by directive. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['crosstile'],
};

/** The headers of every page, asset and API answer: the one source for the Worker and for the assets' `_headers`. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': Object.entries(POLICY)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** The same, as `secureHeaders` wants them. */
export const secureHeadersOptions: Options = {
  contentSecurityPolicy: {
    defaultSrc: POLICY['default-src'],
    scriptSrc: POLICY['script-src'],
    styleSrc: POLICY['style-src'],
    imgSrc: POLICY['img-src'],
    fontSrc: POLICY['font-src'],
    connectSrc: POLICY['connect-src'],
    manifestSrc: POLICY['manifest-src'],
    workerSrc: POLICY['worker-src'],
    baseUri: POLICY['base-uri'],
    objectSrc: POLICY['object-src'],
    formAction: POLICY['form-action'],
    frameAncestors: POLICY['frame-ancestors'],
    requireTrustedTypesFor: POLICY['require-trusted-types-for'],
    trustedTypes: POLICY['trusted-types'],
  },
  crossOriginOpenerPolicy: SECURITY_HEADERS['Cross-Origin-Opener-Policy'],
  crossOriginResourcePolicy: SECURITY_HEADERS['Cross-Origin-Resource-Policy'],
  originAgentCluster: SECURITY_HEADERS['Origin-Agent-Cluster'],
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  referrerPolicy: SECURITY_HEADERS['Referrer-Policy'],
  strictTransportSecurity: SECURITY_HEADERS['Strict-Transport-Security'],
  xContentTypeOptions: SECURITY_HEADERS['X-Content-Type-Options'],
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: SECURITY_HEADERS['X-Frame-Options'],
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
