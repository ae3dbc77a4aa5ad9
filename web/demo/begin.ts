// The entry point to the demo. Small, because the real player's page loads it. The rest loads on demand.

export const makeDemonstration = async (only?: readonly string[]) =>
  (await import('./world.ts')).makeDemonstration(only);
