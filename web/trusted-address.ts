// The page's one policy of Trusted Types: of all addresses, only those of Flow's own scripts may become a worker.
import { once } from './once.ts';

/** The address as the browser wants it for a worker; throws for one that is not the build's. */
export const trustedAddress = (address: string): string => policy()?.createScriptURL(address) ?? ownScript(address);

const policy = once(() =>
  globalThis.trustedTypes?.createPolicy('flow', { createScriptURL: (address) => ownScript(address) }),
);

declare global {
  /** Of what the DOM's types do not know yet, as much as is used here: an address that a policy vouches for. */
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}
type Policy = { createScriptURL: (address: string) => string };

const built = /^\/(?:worker|assets\/[\w.-]+)\.js$/;

const ownScript = (address: string): string => {
  // The development server has its scripts wherever they stand in the sources, and no policy.
  if (built.test(address) || import.meta.env.DEV) return address;
  throw new TypeError(`${address} may not become a worker`);
};
