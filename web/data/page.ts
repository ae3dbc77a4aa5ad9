// This page among the tabs of a browser: a name of its own, and which of the others are still there.

export const thisPage = crypto.randomUUID();

const prefix = 'flow-page-';

/** Held until the page goes, however it goes: so the others know. */
export const stayAlive = (): void => {
  const forever = new Promise<void>(() => {});
  void globalThis.navigator.locks?.request(prefix + thisPage, () => forever).catch(() => {});
};

/** The pages that are there; none where the browser does not tell. */
export const livePages = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await globalThis.navigator.locks?.query().catch(() => null)) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
};
