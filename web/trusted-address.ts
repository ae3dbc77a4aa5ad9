// The page's only Trusted Types policy: only the addresses of Flow's own scripts may become a worker.
import { once } from './once.ts';

/** The address in the form the browser requires for a worker. Throws if it is not the build's. */
export const trustedAddress = (address: string): string => policy()?.createScriptURL(address) ?? ownScript(address);

const policy = once(() =>
  globalThis.trustedTypes?.createPolicy('flow', { createScriptURL: (address) => ownScript(address) }),
);

declare global {
  /** Types that the DOM's types lack, only as needed here: a trusted address. */
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}
type Policy = { createScriptURL: (address: string) => string };

const built = /^\/(?:sw|assets\/[\w.-]+)\.js$/;

const ownScript = (address: string): string => {
  // The development server has its scripts wherever they stand in the sources, and no policy.
  if (built.test(address) || import.meta.env.DEV) return address;
  throw new TypeError(`${address} may not become a worker`);
};
