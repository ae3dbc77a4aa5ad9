export const thisPage = crypto.randomUUID();

const prefix = 'flow-page-';

export const stayAlive = (): void => {
  const forever = new Promise<void>(() => {});
  void globalThis.navigator.locks?.request(prefix + thisPage, () => forever).catch(() => {});
};

/** Empty if the browser cannot tell. */
export const livePages = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await globalThis.navigator.locks?.query().catch(() => null)) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
};
