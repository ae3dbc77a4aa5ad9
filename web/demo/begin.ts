// The door of the demonstration, which alone a real player's page knows of: small, since what lies behind it comes only where it is wanted.

export const makeDemonstration = async () => (await import('./world.ts')).makeDemonstration();
