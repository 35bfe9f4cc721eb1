/** What a browser with trusted types has; not all have them. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

interface Policy {
  /** What comes back goes where an address goes; where trusted types are, nothing else does. */
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The one policy that the headers allow, which a page may make once. */
const POLICY = 'own-scripts';

let policy: Policy | null = null;

/** The address of a script of this site, as starting a worker takes it. Throws for one from elsewhere. */
export function ownScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: ownOnly }) ?? {
    createScriptURL: ownOnly,
  };
  return policy.createScriptURL(address);
}

function ownOnly(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('not a script of ours');
  return address;
}
